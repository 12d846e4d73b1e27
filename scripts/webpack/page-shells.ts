import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { LANGUAGES } from '../../src/core/client/i18n/language.ts';
import { buildId } from './build-info.ts';

const NAME = 'PageShells';
const SOURCES = 'src/plugins/*/client/shells/*.html';
const STYLES = 'src/plugins/*/client/shells/critical.css';

/** The first texts of a page in one language: the plugin's `client/shells/<route>.html`, filled with the plugin's texts. */
interface PageShell {
  /** Address of the page without the leading slash. */
  readonly route: string;
  readonly language: string;
  readonly html: string;
}

/**
 * Emits `assets/shell-<route>.<language>.<build>.json`: the first texts of a page as a JSON string. The inline script of index.html fetches
 * the file of its page and shows it until the application has started. Each page thus paints early without enlarging the shared document
 * (docs/decisions/0013-first-view-only.md).
 */
export class PageShells {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const shells = readShells(this.#root);
      for (const file of sourcesOf(this.#root)) compilation.fileDependencies.add(`${this.#root}/${file}`);
      // Shells are not modules. Without this hook, changed texts would keep the old build id.
      compilation.hooks.fullHash.tap(NAME, (hash) => {
        for (const { html } of shells) hash.update(html);
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const { route, language, html } of shells) {
          const file = `assets/shell-${route}.${language}.${buildId(compilation)}.json`;
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(JSON.stringify(html)));
        }
      });
    });
  }
}

/** The routes with a shell. */
export function shellRoutes(root: string): string[] {
  return filesOf(root, SOURCES).map((file) => path.basename(file, '.html'));
}

/** The style sheets that the shells need inline, relative to the root. */
export function shellStyles(root: string): string[] {
  return filesOf(root, STYLES);
}

/** The shells of all pages in all languages. @throws Error that names the shell and the missing text key */
export function readShells(root: string): PageShell[] {
  return filesOf(root, SOURCES).flatMap((file) =>
    LANGUAGES.map(({ code }) => ({ route: path.basename(file, '.html'), language: code, html: fill(root, file, code) })),
  );
}

function fill(root: string, file: string, language: string): string {
  const route = path.basename(file, '.html');
  const plugin = path.dirname(path.dirname(`${root}/${file}`));
  return readFileSync(`${root}/${file}`, 'utf8')
    .trim()
    .replaceAll(/\{\{(payload:)?([\w.]+)\}\}/g, (_, payload: string | undefined, key: string) => {
      const texts = payload === undefined ? `locales/${language}.json` : `payloads/${route}/${language}.json`;
      const text = textAt(JSON.parse(readFileSync(`${plugin}/${texts}`, 'utf8')), key);
      if (text === undefined) throw new Error(`${file}: there is no text "${key}" in ${texts}.`);
      return escaped(text);
    });
}

function textAt(texts: unknown, key: string): string | undefined {
  const found = key.split('.').reduce((group: unknown, part) => Object(group)[part], texts);
  return typeof found === 'string' ? found : undefined;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function sourcesOf(root: string): string[] {
  return [SOURCES, STYLES, 'src/plugins/*/client/locales/*.json'].flatMap((pattern) => filesOf(root, pattern));
}

function filesOf(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
