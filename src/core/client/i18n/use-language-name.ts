import { useMemo } from 'react';
import { useI18n } from './i18n-context.tsx';

/** Returns a function that names a language by its code (ISO 639), or returns the code if the browser knows no name. */
export function useLanguageName(): (code: string) => string {
  const { language } = useI18n().i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
    return (code) => names.of(code) ?? code;
  }, [language]);
}
