import { DEFAULT_LANGUAGE, RTL_LANGUAGES } from '#core/contract/constants.ts';

/** A language that the interface is offered in. */
export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** Its name in itself. */
  readonly name: string;
}

/** The offered languages, in the order of the menu. A language is listed when every text exists in it. */
export const LANGUAGES: readonly Language[] = Object.freeze([{ code: 'en', name: 'English' }]);

/** Writing direction of a language (specification section 9). */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RTL_LANGUAGES.includes(code.split('-')[0] ?? code) ? 'rtl' : 'ltr';
}

// The inline script of index.html reads the same key before the first paint.
const STORAGE_KEY = 'trellis.language';

/** The language chosen in this browser, else the default one. */
export function rememberedLanguage(): string {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LANGUAGES.find(({ code }) => code === stored)?.code ?? DEFAULT_LANGUAGE;
  } catch {
    // Storage may be denied.
    return DEFAULT_LANGUAGE;
  }
}

/** Remembers a choice in this browser, where it lets us. */
export function rememberLanguage(code: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, code);
  } catch {
    // Denied or full: the choice holds for this visit.
  }
}
