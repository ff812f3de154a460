/** Numbers between two ends. An open end is not in it itself; ranges of whole numbers have closed ends. */
export interface NumberRange {
  readonly low: number;
  readonly high: number;
  readonly isLowOpen: boolean;
  readonly isHighOpen: boolean;
}

export type OrderOperator = "<" | "<=" | ">" | ">=";

/** Every number that JSON can hold. */
export const allNumbers: NumberRange = closed(-Number.MAX_VALUE, Number.MAX_VALUE);

/** Every int that Specwright admits. */
export const safeIntegers: NumberRange = closed(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** How many elements, keys or code points there can be. */
export const sizes: NumberRange = closed(0, 2 ** 32);

/** A range with both ends in it. */
export function closed(low: number, high: number): NumberRange {
  return { low, high, isLowOpen: false, isHighOpen: false };
}

/** Whether a number lies in the range. */
export function isInside({ low, high, isLowOpen, isHighOpen }: NumberRange, value: number): boolean {
  return (isLowOpen ? value > low : value >= low) && (isHighOpen ? value < high : value <= high);
}

/** What of the range stands in that relation to `bound`; it may be empty. */
export function cut(range: NumberRange, operator: OrderOperator, bound: number): NumberRange {
  const isOpen = operator === "<" || operator === ">";
  if (operator === "<" || operator === "<=") {
    if (range.high < bound || (range.high === bound && (range.isHighOpen || !isOpen))) return range;
    return { ...range, high: bound, isHighOpen: isOpen };
  }
  if (range.low > bound || (range.low === bound && (range.isLowOpen || !isOpen))) return range;
  return { ...range, low: bound, isLowOpen: isOpen };
}

/** The whole numbers of the range, as a range with closed ends. */
export function wholeNumbers({ low, high, isLowOpen, isHighOpen }: NumberRange): NumberRange {
  const first = Math.ceil(low);
  const last = Math.floor(high);
  return closed(isLowOpen && first === low ? first + 1 : first, isHighOpen && last === high ? last - 1 : last);
}

/** Whether there is no number in the range. */
export function isEmpty({ low, high, isLowOpen, isHighOpen }: NumberRange): boolean {
  return low > high || (low === high && (isLowOpen || isHighOpen));
}

/** Whether two numbers stand in that relation. */
export function compares(left: number, operator: OrderOperator, right: number): boolean {
  switch (operator) {
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
  }
}

/** The relation that holds exactly where the given one does not, between numbers. */
export const opposites: Readonly<Record<OrderOperator, OrderOperator>> = { "<": ">=", "<=": ">", ">": "<=", ">=": "<" };

/** The relation seen from the other side. */
export const mirrored: Readonly<Record<OrderOperator, OrderOperator>> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" };
