import { DEFAULT_LANGUAGE, RTL_LANGUAGES } from '#core/contract/constants.ts';

/** A language that the interface is offered in. */
export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** Its name in itself. */
  readonly name: string;
}

/** The offered languages, in the order of the menu. `npm run check` holds each of them complete. */
export const LANGUAGES: readonly Language[] = Object.freeze([
  { code: 'en', name: 'English' },
  { code: 'ar', name: 'العربية' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fa', name: 'فارسی' },
  { code: 'he', name: 'עברית' },
]);

/** Writing direction of a language (specification section 9). */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RTL_LANGUAGES.includes(baseOf(code)) ? 'rtl' : 'ltr';
}

// A language without its region or script: `de` of `de-AT`.
function baseOf(code: string): string {
  return code.split('-')[0]?.toLowerCase() ?? code;
}

/**
 * The language with the region in which this browser reads it, if it says so: `ar-MA` for `ar`. Digits, months and the first
 * day of the week follow the region.
 */
export function localeOf(language: string, wanted: readonly string[] = navigator.languages): string {
  return wanted.find((tag) => baseOf(tag) === language && tag !== language) ?? language;
}

/** The first of the languages that somebody wants which is one of ours; `undefined` when none is. */
export function firstOfOurs(wanted: readonly string[]): string | undefined {
  return wanted.map(baseOf).find((base) => LANGUAGES.some(({ code }) => code === base));
}

// The inline script of index.html reads the same key before the first paint.
const STORAGE_KEY = 'trellis.language';

/** The language chosen in this browser; `undefined` when none was, or none of ours. */
export function chosenLanguage(): string | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LANGUAGES.find(({ code }) => code === stored)?.code;
  } catch {
    // Storage may be denied.
    return undefined;
  }
}

/** The language chosen in this browser, else the default one. */
export function rememberedLanguage(): string {
  return chosenLanguage() ?? DEFAULT_LANGUAGE;
}

/** Remembers a choice in this browser, where it lets us. */
export function rememberLanguage(code: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, code);
  } catch {
    // Denied or full: the choice holds for this visit.
  }
}
