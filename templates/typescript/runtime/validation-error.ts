import { quotedStart } from "./found.js";
import type { Issue, Path } from "./issue.js";

/** Thrown where a value is not what its type demands. `issues` says what is wrong, in the order of the value. */
export class ValidationError extends Error {
  override readonly name: string = "ValidationError";
  /** At most 100. */
  readonly issues: readonly Issue[];
  /** Whether there were more issues than are kept. */
  readonly truncated: boolean;

  /** `type` is the name of the type that the value should have, for the message. */
  constructor(
    issues: readonly Issue[],
    { type = "value", truncated = false }: { readonly type?: string; readonly truncated?: boolean } = {},
  ) {
    super(summary(type, issues));
    this.issues = Object.freeze(issues.map(frozen));
    this.truncated = truncated;
  }

  /** What a log needs: everything but the stack. */
  toJSON(): {
    readonly name: string;
    readonly message: string;
    readonly issues: readonly Issue[];
    readonly truncated: boolean;
  } {
    return { name: this.name, message: this.message, issues: this.issues, truncated: this.truncated };
  }
}

/** Errors are passed on, so that nobody on the way may change what they tell. */
function frozen(issue: Issue): Issue {
  return Object.freeze({ ...issue, path: Object.freeze([...issue.path]) });
}

const told = 5;

/** One line with the first few issues. */
function summary(type: string, issues: readonly Issue[]): string {
  const sentences = issues
    .slice(0, told)
    .map(({ path, message }) => `${path.length === 0 ? "" : `${pathText(path)}: `}${message}`);
  const rest = issues.length > told ? ` And ${issues.length - told} more.` : "";
  return `Not a valid ${type}. ${sentences.join(" ")}${rest}`;
}

/** `capability.writes`, `slots[1].name`, `env["a b"]`. */
export function pathText(path: Path): string {
  return path.map(stepText).join("").replace(/^\./u, "");
}

function stepText(step: string | number): string {
  if (typeof step === "number") return `[${step}]`;
  return /^[A-Za-z_$][\w$]{0,63}$/u.test(step) ? `.${step}` : `[${quotedStart(step)}]`;
}
