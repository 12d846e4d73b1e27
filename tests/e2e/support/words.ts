import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { projectRoot } from '../../../scripts/checks/command.ts';

/** The words on screen by their key, for example `jobs:apply.submit`. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of some plugins, and of the core, in a language. */
export function wordsOf(language: string, plugins: readonly string[]): Words {
  const files = {
    core: 'src/core/client/i18n/locales',
    ...Object.fromEntries(plugins.map((plugin) => [plugin, `src/plugins/${plugin}/client/locales`])),
  };
  const texts = Object.entries(files).map(([namespace, folder]) => [namespace, read(`${folder}/${language}.json`)]);
  const i18n = createInstance();
  // Nothing is loaded, so that this is done at once.
  void i18n.init({
    lng: language,
    resources: { [language]: Object.fromEntries(texts) },
    defaultNS: 'core',
    interpolation: { escapeValue: false },
  });
  return (key, values) => {
    if (!i18n.exists(key)) throw new Error(`There is no text "${key}" in "${language}".`);
    return i18n.t(key, { ...values });
  };
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(`${projectRoot}/${path}`, 'utf8'));
}
