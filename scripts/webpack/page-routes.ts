import { globSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Compiler } from 'webpack';

const NAME = 'PageRoutes';

/** Where plugins declare the addresses of their pages. */
export const ROUTE_FILES = 'src/plugins/*/contract/routes.ts';

/**
 * Emits `routes.json`: the path patterns of all pages, by which the server tells the address of a page from one that no page has.
 * They are read from the route refs in the contracts, since the client's own list of pages runs in browsers only.
 */
export class PageRoutes {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const files = globSync(ROUTE_FILES, { cwd: this.#root }).map((file) => `${this.#root}/${file}`);
        const patterns = pathsOf(await Promise.all(files.map(load)));
        compilation.emitAsset('routes.json', new compiler.webpack.sources.RawSource(JSON.stringify(patterns)));
      });
    });
  }
}

// The time makes Node load a file again that was changed while `npm run dev` watches.
async function load(file: string): Promise<object> {
  return import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`);
}

/** The patterns of all route refs that the modules export, sorted. */
export function pathsOf(modules: readonly object[]): string[] {
  const refs = modules.flatMap((module) => Object.values(module)).flatMap((routes) => Object.values(routes as object));
  return refs
    .map((ref: { readonly path?: unknown }) => ref.path)
    .filter((path) => typeof path === 'string')
    .sort();
}
