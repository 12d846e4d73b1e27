import { useI18n } from './i18n-context.tsx';
import { localeOf } from './language.ts';

/** The current language with the region that this browser prefers for it (BCP 47): `ar-MA`. */
export function useLocale(): string {
  const { language } = useI18n().i18n;
  return localeOf(language);
}
