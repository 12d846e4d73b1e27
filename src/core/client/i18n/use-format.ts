import { type Format, formatter } from './format.ts';
import { useLocale } from './use-locale.ts';

/** The formats of the current language, with the region that this browser prefers for it. */
export function useFormat(): Format {
  return formatsOf(useLocale());
}

// One per locale. Each row of a list uses it, and creating it takes longer than rendering the row.
const made = new Map<string, Format>();

function formatsOf(locale: string): Format {
  const format = made.get(locale) ?? formatter(locale);
  made.set(locale, format);
  return format;
}
