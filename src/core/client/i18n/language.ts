import { DEFAULT_LANGUAGE } from '#core/contract/constants.ts';
import { baseLanguage } from '#core/contract/writing-direction.ts';

/** An available language of the interface. */
export interface Language {
  /** BCP 47 code. */
  readonly code: string;
  /** The name of the language in that language. */
  readonly name: string;
}

/** The available languages in menu order. `npm run check` verifies that the texts of each are complete. */
export const LANGUAGES: readonly Language[] = Object.freeze([
  { code: 'en', name: 'English' },
  { code: 'ar', name: 'العربية' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fa', name: 'فارسی' },
  { code: 'he', name: 'עברית' },
]);

/**
 * The language with the region that this browser prefers for it, if any: `ar-MA` for `ar`. The region determines digits, month names
 * and the first day of the week.
 */
export function localeOf(language: string, wanted: readonly string[] = navigator.languages): string {
  return wanted.find((tag) => baseLanguage(tag) === language && tag !== language) ?? language;
}

/** The first of the wanted languages that is available; `undefined` if none is. */
export function firstAvailable(wanted: readonly string[]): string | undefined {
  return wanted.map(baseLanguage).find((base) => LANGUAGES.some(({ code }) => code === base));
}

// The inline script of index.html reads the same key, and chooses the language by the same rule, before the first paint.
const STORAGE_KEY = 'trellis.language';

/** The language chosen in this browser; `undefined` if none was chosen or the chosen one is not available. */
export function chosenLanguage(): string | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LANGUAGES.find(({ code }) => code === stored)?.code;
  } catch {
    // Storage may be denied.
    return undefined;
  }
}

/** The language of the next start: the one chosen in this browser, or else the first available one that the browser prefers, or English. */
export function startLanguage(): string {
  return chosenLanguage() ?? firstAvailable(navigator.languages) ?? DEFAULT_LANGUAGE;
}

/** Stores the chosen language in this browser, if the browser allows it. */
export function rememberLanguage(code: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, code);
  } catch {
    // Storage is denied or full, so the choice is valid only for this visit.
  }
}
