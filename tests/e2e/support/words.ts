import { existsSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { projectRoot } from '../../../scripts/checks/command.ts';

/** Looks up a text on screen by its key, for example `applications:apply.submit`. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of some plugins and of the core in a language. */
export function wordsOf(language: string, plugins: readonly string[]): Words {
  const files = {
    core: 'src/core/client/i18n/locales',
    ...Object.fromEntries(plugins.map((plugin) => [plugin, `src/plugins/${plugin}/client/locales`])),
  };
  const texts = Object.entries(files).map(([namespace, folder]) => [namespace, textsIn(folder, language)]);
  const i18n = createInstance();
  // Nothing loads, so this completes synchronously.
  void i18n.init({
    lng: language,
    resources: { [language]: Object.fromEntries(texts) },
    defaultNS: 'core',
    interpolation: { escapeValue: false },
  });
  return (key, values) => {
    if (!i18n.exists(key, { ...values })) throw new Error(`There is no text "${key}" in "${language}".`);
    return i18n.t(key, { ...values });
  };
}

// A language may have two files, and a group of keys may have entries in both.
function textsIn(folder: string, language: string): Record<string, unknown> {
  const first = read(`${folder}/${language}.json`);
  const more = read(`${folder}/${language}.more.json`);
  const shared = Object.keys(first).filter((key) => key in more);
  return { ...first, ...more, ...Object.fromEntries(shared.map((key) => [key, Object.assign({}, first[key], more[key])])) };
}

function read(path: string): Record<string, unknown> {
  const file = `${projectRoot}/${path}`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}
