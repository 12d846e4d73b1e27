import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A source file of the product, parsed. */
export interface Module {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly source: ts.SourceFile;
}

/** The modules of the product by their path, in order; tests and what they share are left out. */
export function readModules(root: string): ReadonlyMap<string, Module> {
  const paths = globSync(
    ['src/core/{contract,client,server,testing}/**/*.{ts,tsx}', 'src/plugins/*/{contract,client,server}/**/*.{ts,tsx}'],
    {
      cwd: root,
      exclude: (path) => /\.test\.tsx?$|\.d\.ts$|^src[\\/]plugins[\\/].*[\\/]testing$/.test(path),
    },
  );
  const sorted = paths.map((path) => path.replaceAll('\\', '/')).sort();
  return new Map(sorted.map((path) => [path, parseModule(path, readFileSync(join(root, path), 'utf8'))]));
}

/** Parses the text of a module. */
export function parseModule(path: string, text: string): Module {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { path, source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) };
}

/** The plugin to which a module belongs: the name of its folder, or `core`. */
export function ownerOf({ path }: Pick<Module, 'path'>): string {
  const [, area, name] = path.split('/');
  return area === 'plugins' && name !== undefined ? name : 'core';
}
