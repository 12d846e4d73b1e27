import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { LANGUAGES } from '../../src/core/client/i18n/language.ts';

const NAME = 'PageShells';
const SOURCES = 'src/plugins/*/client/shells/*.html';
const STYLES = 'src/plugins/*/client/shells/critical.css';

/** The first texts of a page: the plugin's `client/shells/<route>.html`, filled with the plugin's texts in all languages. */
interface PageShell {
  /** Address of the page without the leading slash. */
  readonly route: string;
  readonly html: string;
}

// What index.html has for the landing page, and the place for the words of any other page, with or without quotes.
const LANDING = /<main class="?hero"?>[\s\S]*?<\/main>(<main class="?shell__page"?>)(?=<\/main>)/;

/**
 * Emits `shells/<route>.html`: index.html with the first texts of a page in place of those of the landing page. The server sends it at the
 * address of the page, so these texts are in the first picture (docs/decisions/0013-first-view-only.md).
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
      // When index.html is finished.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const index = assets['index.html']?.source().toString();
        if (index === undefined) return;
        for (const { route, html } of shells) {
          compilation.emitAsset(shellFile(route).slice(1), new compiler.webpack.sources.RawSource(withWords(index, html)));
        }
      });
    });
  }
}

/** Puts the first texts of a page into index.html. @throws Error when index.html has no place for them */
export function withWords(index: string, html: string): string {
  if (!LANDING.test(index)) throw new Error('index.html has no place for the first texts of pages');
  return index.replace(LANDING, (_, place: string) => place + html);
}

/** The address of a shell in the client's folder. Only the server reads it. */
export function shellFile(route: string): string {
  return `/shells/${route}.html`;
}

/** The routes with a shell. */
export function shellRoutes(root: string): string[] {
  return filesOf(root, SOURCES).map((file) => path.basename(file, '.html'));
}

/** The style sheets that the shells need inline, relative to the root. */
export function shellStyles(root: string): string[] {
  return filesOf(root, STYLES);
}

/** The shells of all pages. @throws Error that names the shell and the missing text key */
export function readShells(root: string): PageShell[] {
  return filesOf(root, SOURCES).map((file) => ({ route: path.basename(file, '.html'), html: fill(root, file) }));
}

// The language of the document decides which of the texts are shown, as in the shell itself.
function fill(root: string, file: string): string {
  const route = path.basename(file, '.html');
  const plugin = path.dirname(path.dirname(`${root}/${file}`));
  return readFileSync(`${root}/${file}`, 'utf8')
    .trim()
    .replaceAll(/\{\{(payload:)?([\w.]+)\}\}/g, (_, payload: string | undefined, key: string) =>
      LANGUAGES.map(({ code }) => {
        const texts = payload === undefined ? `locales/${code}.json` : `payloads/${route}/${code}.json`;
        const text = textAt(JSON.parse(readFileSync(`${plugin}/${texts}`, 'utf8')), key);
        if (text === undefined) throw new Error(`${file}: there is no text "${key}" in ${texts}.`);
        return `<span lang="${code}">${escaped(text)}</span>`;
      }).join(''),
    );
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
