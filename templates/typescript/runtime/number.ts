/** A finite number as JSON writes it: `digits` times ten to the power of `exponent`. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** The same number, with `-0` made `0`. */
export function canonicalNumber(value: number): number {
  return value + 0;
}

/**
 * Whether a finite number is a whole multiple of `step`, which is above zero. Reckons with the decimal digits that the numbers are
 * written with: 0.07 is a multiple of 0.01, although the doubles nearest to them do not divide.
 */
export function isMultipleOf(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const dividend = decimalOf(value);
  const divisor = decimalOf(step);
  const exponent = Math.min(dividend.exponent, divisor.exponent);
  return scaled(dividend, exponent) % scaled(divisor, exponent) === 0n;
}

function decimalOf(value: number): Decimal {
  const [mantissa = "0", power = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), exponent: Number(power) - fraction.length };
}

function scaled(decimal: Decimal, exponent: number): bigint {
  return decimal.digits * 10n ** BigInt(decimal.exponent - exponent);
}
