/** A slip that somebody could make in a source file of the generator. */
export interface Mutation {
  /** Below `generator/`. */
  readonly file: string;
  /** Text that stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** A part of the generator, slips in it, and the tests that have to notice each. */
export interface Backend {
  readonly name: string;
  /** Test files below `test/` without their ending, in the order in which they are run until one fails. */
  readonly tests: readonly string[];
  readonly mutations: readonly Mutation[];
}

/** Mutations of files in one folder, given as `file`, `find` and `replace`. */
export function inFolder(
  folder: string,
  mutations: readonly (readonly [file: string, find: string, replace: string])[],
): readonly Mutation[] {
  return mutations.map(([file, find, replace]) => ({ file: `${folder}/${file}`, find, replace }));
}
