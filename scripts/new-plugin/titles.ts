import { LANGUAGES } from '../../src/core/client/i18n/language.ts';
import { PluginNameFault } from './plugin-name.ts';

/** The title of a plugin's page: in English, and in the languages with a given translation. */
export interface Titles {
  readonly en: string;
  readonly translated: Readonly<Record<string, string>>;
}

/** The languages besides English. */
export const OTHER_LANGUAGES = LANGUAGES.filter(({ code }) => code !== 'en');

/**
 * The titles of a plugin from the given texts. A translation that equals the English title is ignored.
 *
 * @throws PluginNameFault when a title does not fit on one line
 */
export function titlesOf(given: Readonly<Record<string, string | undefined>>, fallback: string): Titles {
  const en = checked(given.en ?? fallback);
  const translated = OTHER_LANGUAGES.flatMap(({ code }) => {
    const title = given[code]?.trim() ?? '';
    return title === '' || title === en ? [] : [[code, checked(title)] as const];
  });
  return { en, translated: Object.fromEntries(translated) };
}

/** The languages that fall back to the English title, by their own names. */
export function untranslated({ translated }: Titles): string[] {
  return OTHER_LANGUAGES.filter(({ code }) => !(code in translated)).map(({ name }) => name);
}

/** Asks for the title in each language. An empty answer accepts the default in brackets. */
export async function askForTitles(ask: (question: string) => Promise<string>, fallback: string): Promise<Titles> {
  const en = (await ask(`Title of its page, in English [${fallback}]: `)).trim() || fallback;
  const given: Record<string, string> = { en };
  for (const { code, name } of OTHER_LANGUAGES) given[code] = await ask(`Title in ${name} (${code}) [${en}]: `);
  return titlesOf(given, fallback);
}

function checked(title: string): string {
  const trimmed = title.trim();
  if (trimmed === '' || trimmed.length > 60) throw new PluginNameFault('A title has 1 to 60 characters.');
  if (/\p{Cc}|\{\{|\}\}/u.test(trimmed)) throw new PluginNameFault(`"${trimmed}" is no title: it is one line, without {{ and }}.`);
  return trimmed;
}
