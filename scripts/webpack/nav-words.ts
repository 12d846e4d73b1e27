import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { LANGUAGES } from '../../src/core/client/i18n/language.ts';

/** The texts of plugins, below the root. The name of a file begins with its language: `en.json`, `en.more.json`. */
const TEXTS = 'src/plugins/*/client/locales';

type Texts = Readonly<Record<string, object>>;

/**
 * A loader for `src/core/client/i18n/nav-words.ts`. The module gets a loader for each language. `?<language>` in a request names the
 * module with the words of that language.
 */
// biome-ignore lint/style/noDefaultExport: webpack expects it
export default function navWordsLoader(this: LoaderContext<object>): string {
  const language = this.resourceQuery.slice(1);
  if (language === '') return loaders();
  for (const folder of globSync(TEXTS, { cwd: this.rootContext })) this.addContextDependency(path.join(this.rootContext, folder));
  return `export default ${JSON.stringify(navWordsOf(this.rootContext, language))};`;
}

/** The group `nav` of the texts of each plugin that has one, by namespace. */
export function navWordsOf(root: string, language: string): Readonly<Record<string, { readonly nav: object }>> {
  const found: Record<string, { nav: object }> = {};
  for (const file of globSync(`${TEXTS}/${language}{,.*}.json`, { cwd: root }).sort()) {
    const { nav } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Texts;
    const plugin = path.relative(path.join(root, 'src/plugins'), path.join(root, file)).split(path.sep)[0] ?? '';
    if (nav !== undefined) found[plugin] = { nav: { ...found[plugin]?.nav, ...nav } };
  }
  return found;
}

// In the files with the other texts of the frame; see `core.client-plugin.ts`.
function loaders(): string {
  const entries = LANGUAGES.map(({ code }) => `${code}: () => import(/* webpackChunkName: "texts-${code}" */ './nav-words.ts?${code}')`);
  return `export const navWords = { ${entries.join(', ')} };`;
}
