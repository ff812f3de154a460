/** A rule in a shape of the wild that the language has no words for. */
export interface OutsideRule {
  readonly id: string;
  /** What it is that the language lacks, as the page tells it. */
  readonly lacks: "durations, quantities, addresses" | "formats";
  /** YAML of the fields that the rule reads, in braces. */
  readonly fields: string;
  readonly must: string;
}

const texts = "{ from: { type: string, doc: From }, to: { type: string, doc: To } }";
const lists = "{ values: { type: list<string>, doc: Values } }";

/** Rules that count in the corpus and that no spec can hold. Each must be refused where a spec tries it. */
export const outsideRules: readonly OutsideRule[] = Object.freeze([
  outside("at_least_a_second", texts, "duration(this.from) >= duration('1s')"),
  outside("starts_before_it_ends", texts, "duration(this.from) <= duration(this.to)"),
  outside("not_nothing", texts, "this.from == '' || duration(this.from) > duration('0s')"),
  outside("later", texts, "timestamp(this.to) > timestamp(this.from)"),
  outside("enough_memory", texts, "quantity(this.from).isGreaterThan(quantity('1Gi'))"),
  outside("asks_within_limits", texts, "quantity(this.from).compareTo(quantity(this.to)) <= 0"),
  outside("is_an_address", texts, "isURL(this.from)"),
  outside("private_address", texts, "isURL(this.from) && url(this.from).getScheme() == 'https'"),
  outside("no_question", texts, "url(this.from).getQuery().size() == 0"),
  outside("all_ips", lists, "this.values.all(value, isIP(value))"),
  outside("one_of_each_family", lists, "this.values.exists_one(value, ip(value).family() == 6)"),
  outside("within", texts, "cidr(this.from).containsIP(this.to)"),
  { ...outside("is_a_label", texts, "!format.dns1123Label().validate(this.from).hasValue()"), lacks: "formats" },
  { ...outside("is_base64", texts, "base64.decode(this.from) != b''"), lacks: "formats" },
]);

function outside(id: string, fields: string, must: string): OutsideRule {
  return { id, lacks: "durations, quantities, addresses", fields, must };
}
