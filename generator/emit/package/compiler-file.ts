/** The text of `tsconfig.json`: strict, and complete in itself, so that the package compiles wherever it lies. */
export function compilerFile(): string {
  const config = {
    compilerOptions: {
      target: "es2022",
      lib: ["es2023"],
      module: "nodenext",
      types: [],
      rootDir: "src",
      outDir: "dist",
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      isolatedDeclarations: true,
      isolatedModules: true,
      verbatimModuleSyntax: true,
      erasableSyntaxOnly: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      noImplicitOverride: true,
      noImplicitReturns: true,
      noFallthroughCasesInSwitch: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
    },
    include: ["src"],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
