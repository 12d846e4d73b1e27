import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, formatter } from './format.ts';
import { localeOf } from './language.ts';

/** The formats of the current language, in the region in which this browser reads it. */
export function useFormat(): Format {
  const { language } = useTranslation().i18n;
  return useMemo(() => formatter(localeOf(language)), [language]);
}
