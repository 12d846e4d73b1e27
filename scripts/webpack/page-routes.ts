import { globSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Compiler } from 'webpack';

const NAME = 'PageRoutes';

/** Where plugins declare the addresses of their pages. */
export const ROUTE_FILES = 'src/plugins/*/contract/routes.ts';

/**
 * Emits `pages.json` with the ids and path patterns of all pages. The server uses it to detect addresses that belong to no page. The routes
 * come from the contracts, because the client's own list of pages runs only in browsers.
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
        const pages = pagesOf(await Promise.all(files.map(load)));
        compilation.emitAsset('pages.json', new compiler.webpack.sources.RawSource(JSON.stringify(pages)));
      });
    });
  }
}

// The timestamp makes Node reload a file that changes during `npm run dev`.
async function load(file: string): Promise<object> {
  return import(`${pathToFileURL(file).href}?changed=${statSync(file).mtimeMs}`);
}

/** Id and pattern of all route refs that the modules export, sorted by pattern. */
export function pagesOf(modules: readonly object[]): { id: string; path: string }[] {
  const refs = modules.flatMap((module) => Object.values(module)).flatMap((routes) => Object.values(routes as object));
  return refs
    .flatMap(({ id, path }: { readonly id?: unknown; readonly path?: unknown }) =>
      typeof id === 'string' && typeof path === 'string' ? [{ id, path }] : [],
    )
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
