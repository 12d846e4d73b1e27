import { globSync, readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { buildId } from './build-info.ts';

const NAME = 'PagePayloads';
const SOURCES = 'src/plugins/*/client/payloads/*/*.json';

/** What a page shows in one language, as its plugin keeps it: `client/payloads/<route>/<language>.json`. */
interface PagePayload {
  /** Address of the page without its first slash. */
  readonly route: string;
  readonly language: string;
  readonly path: string;
  /** JSON without what only people need. */
  readonly content: string;
}

/**
 * Emits the payload files that pages fetch: `payloads/<route>/<language>.<build>.json`. The build in the name lets browsers keep
 * them for ever, and gives a page that is open the words it was made for.
 */
export class PagePayloads {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const payloads = readPayloads(this.#root);
      for (const { path } of payloads) compilation.fileDependencies.add(path);
      // They are no modules: without this, other words would keep the old build's name.
      compilation.hooks.fullHash.tap(NAME, (hash) => {
        for (const { content } of payloads) hash.update(content);
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const { route, language, content } of payloads) {
          const file = `payloads/${route}/${language}.${buildId(compilation)}.json`;
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(content));
        }
      });
    });
  }
}

/** The payloads of all plugins. @throws Error that names the file which is no JSON */
export function readPayloads(root: string): PagePayload[] {
  return globSync(SOURCES, { cwd: root })
    .sort()
    .map((file) => {
      const [route = '', language = ''] = file
        .replace(/\.json$/, '')
        .split(/[\\/]/)
        .slice(-2);
      return { route, language, path: `${root}/${file}`, content: compact(`${root}/${file}`) };
    });
}

function compact(path: string): string {
  try {
    return JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
