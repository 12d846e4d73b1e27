import { globSync, readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { buildId } from './build-info.ts';

const NAME = 'PagePayloads';
const SOURCES = 'src/plugins/*/client/payloads/*/*.json';

/** The content of a page in one language, from its plugin: `client/payloads/<route>/<language>.json`. */
interface PagePayload {
  /** Address of the page without the leading slash. */
  readonly route: string;
  readonly language: string;
  readonly path: string;
  /** Minified JSON. */
  readonly content: string;
}

/**
 * Emits the payload files that pages fetch: `payloads/<route>/<language>.<build>.json`. With the build in the name, browsers can cache them
 * forever, and an open page gets the content of its own build.
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
      // Payloads are not modules. Without this hook, changed content would keep the old build id.
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

/** The payloads of all plugins. @throws Error that names an invalid JSON file */
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
