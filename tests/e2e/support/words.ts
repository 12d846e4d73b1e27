import { existsSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { projectRoot } from '../../../scripts/checks/command.ts';
import { LOCALE_FILES } from '../../../scripts/checks/texts/locale-files.ts';

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

/** A language may have several files, and a group of keys may have entries in each of them. */
function textsIn(folder: string, language: string): Group {
  return LOCALE_FILES.map((ending) => read(`${folder}/${language}${ending}`)).reduce(merged, {});
}

/** A text of a user as a sentence of the language shows it: Latin words are isolated in languages that run from right to left. */
export function isolated(text: string, language: string): string {
  return language === 'ar' ? `\u2068${text}\u2069` : text;
}

interface Group {
  readonly [key: string]: string | Group;
}

function merged(one: Group, other: Group): Group {
  const entries = Object.entries(other).map(([key, value]) => {
    const known = one[key];
    return [key, typeof known === 'object' && typeof value === 'object' ? merged(known, value) : value] as const;
  });
  return { ...one, ...Object.fromEntries(entries) };
}

function read(path: string): Group {
  const file = `${projectRoot}/${path}`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Group) : {};
}
