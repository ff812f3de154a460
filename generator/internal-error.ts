/** Stages of the pipeline, as an internal error names them. */
export type Stage = "load" | "shape" | "bind" | "check" | "emit" | "write" | "validate" | "lint" | "tools" | "verify";

/** A bug in Specwright, with the stage it was met in; `cause` is what was thrown. */
export class InternalError extends Error {
  readonly stage: Stage;

  constructor(stage: Stage, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "InternalError";
    this.stage = stage;
  }
}

/** Runs a part of a stage, so that whatever it throws tells where that was. */
export function inStage<T>(stage: Stage, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw withStage(stage, error);
  }
}

/** The same for what takes its time. */
export async function inAsyncStage<T>(stage: Stage, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw withStage(stage, error);
  }
}

function withStage(stage: Stage, error: unknown): InternalError {
  return error instanceof InternalError ? error : new InternalError(stage, error);
}
