import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A source file of the project. */
export interface Module {
  /** Relative to the project root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The modules of the product and of its tests' support by path, sorted. */
export function readModules(root: string): readonly Module[] {
  const paths = globSync(['src/**/*.{ts,tsx}', 'tests/{e2e,support}/**/*.ts'], { cwd: root, exclude: (path) => path.endsWith('.d.ts') });
  const sorted = paths.map((path) => path.replaceAll('\\', '/')).sort();
  return sorted.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The syntax of a module. */
export function parsed({ path, text }: Module): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
}

/** The modules that a source imports by an alias, such as `src/core/contract/actor.ts`. */
export function importsOf({ text }: Module): string[] {
  return [...text.matchAll(/'#(core|plugins|tests)\/([^']+)'/g)].map(
    ([, area, rest]) => `${area === 'tests' ? '' : 'src/'}${area}/${rest}`,
  );
}
