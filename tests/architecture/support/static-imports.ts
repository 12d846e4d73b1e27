import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { splitManifest } from '../../../scripts/webpack/split-manifest.ts';
import { projectRoot, read } from './project.ts';

/** Everything that loads together with some modules: our files by path, packages by name. Type imports and `import()` do not count, nor what the build moves out of a manifest. */
export function loadedWith(entries: readonly string[]): Set<string> {
  const loaded = new Set(entries);
  // Iterating over a set also visits elements added during the loop.
  for (const path of loaded) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const specifier of importsOf(path)) loaded.add(target(path, specifier));
  }
  return loaded;
}

function importsOf(path: string): string[] {
  const text = path.endsWith('.client-plugin.ts') ? splitManifest(read(path), path, 'first') : read(path);
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      return onlyTypes(statement.importClause) ? [] : [statement.moduleSpecifier.text];
    }
    return [];
  });
}

function onlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  return clause.name === undefined && named !== undefined && ts.isNamedImports(named) && named.elements.every((each) => each.isTypeOnly);
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (!specifier.startsWith('.'))
    return specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
  const path = normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
  if (!existsSync(join(projectRoot, path))) throw new Error(`${from} imports ${specifier}, which is not there`);
  return path;
}
