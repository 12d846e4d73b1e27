import { type Format, formatter } from './format.ts';
import { useLocale } from './use-locale.ts';

/** The formats of the current language, in the region in which this browser reads it. */
export function useFormat(): Format {
  return formatsOf(useLocale());
}

// Made once for a locale: each row of a list asks for it, and making it takes longer than drawing the row.
const made = new Map<string, Format>();

function formatsOf(locale: string): Format {
  const format = made.get(locale) ?? formatter(locale);
  made.set(locale, format);
  return format;
}
