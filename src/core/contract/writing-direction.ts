import { RTL_LANGUAGES } from './constants.ts';

/** Writing direction of a language (specification section 9). */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RTL_LANGUAGES.includes(baseLanguage(code)) ? 'rtl' : 'ltr';
}

/** A language without its region or script: `de` for `de-AT`. */
export function baseLanguage(code: string): string {
  return code.split('-')[0]?.toLowerCase() ?? code;
}
