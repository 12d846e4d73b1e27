import { useTranslation } from 'react-i18next';
import { type Format, formatter } from './format.ts';
import { localeOf } from './language.ts';

/** The formats of the current language, in the region in which this browser reads it. */
export function useFormat(): Format {
  const { language } = useTranslation().i18n;
  return formatsOf(localeOf(language));
}

// Made once for a locale: each row of a list asks for it, and making it takes longer than drawing the row.
const made = new Map<string, Format>();

function formatsOf(locale: string): Format {
  const format = made.get(locale) ?? formatter(locale);
  made.set(locale, format);
  return format;
}
