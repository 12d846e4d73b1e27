import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Format, formatter } from './format.ts';

/** The formats of the current language. */
export function useFormat(): Format {
  const { language } = useTranslation().i18n;
  return useMemo(() => formatter(language), [language]);
}
