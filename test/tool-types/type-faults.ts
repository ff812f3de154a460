import { Project, SyntaxKind } from "ts-morph";

/** Kinds of statements that a file of types may have. */
const allowed = new Set([SyntaxKind.InterfaceDeclaration, SyntaxKind.TypeAliasDeclaration]);

/** What a compiler in strict mode says of files, and statements of the generated one that are no types. */
export function typeFaults(files: Readonly<Record<string, string>>): readonly string[] {
  const project = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: {
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      module: 99,
      moduleResolution: 100,
    },
  });
  for (const [path, text] of Object.entries(files)) project.createSourceFile(path, text);
  const said = project
    .getPreEmitDiagnostics()
    .map((each) => `${each.getSourceFile()?.getBaseName() ?? ""}: ${String(each.getMessageText())}`);
  const statements = project.getSourceFile("tool-types.ts")?.getStatements() ?? [];
  const others = statements
    .filter((each) => !allowed.has(each.getKind()))
    .map((each) => `statement ${each.getKindName()}`);
  return [...said, ...others];
}
