import { useTranslation } from 'react-i18next';
import { localeOf } from './language.ts';

/** The current language with the region that this browser prefers for it (BCP 47): `ar-MA`. */
export function useLocale(): string {
  const { language } = useTranslation().i18n;
  return localeOf(language);
}
