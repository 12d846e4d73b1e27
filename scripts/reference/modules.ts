import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A parsed source file of the product. */
export interface Module {
  /** Relative to the project root, with forward slashes. */
  readonly path: string;
  readonly source: ts.SourceFile;
}

/** The modules of the product by path, sorted, without tests and test support. */
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

/** Parses the source of a module. */
export function parseModule(path: string, text: string): Module {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { path, source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) };
}

/** The plugin of a module: the name of its folder, or `core`. */
export function ownerOf({ path }: Pick<Module, 'path'>): string {
  const [, area, name] = path.split('/');
  return area === 'plugins' && name !== undefined ? name : 'core';
}
