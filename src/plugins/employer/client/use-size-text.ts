import { useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { localeOf } from '#core/client/i18n/language.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { COMPANY_SIZES, type CompanySize } from '../contract/company.ts';

/** Returns the text for the size of a company, such as "11–50". */
export function useSizeText(): (size: CompanySize) => string {
  const t = useT('employer');
  const { current: language } = useService(LanguageStore);
  return useMemo(() => {
    const format = new Intl.NumberFormat(localeOf(language));
    return (size) => {
      const [from, to]: readonly [number, number?] = COMPANY_SIZES[size];
      if (to === undefined) return t('company.sizeOver', { number: from - 1 });
      return from === to ? format.format(from) : format.formatRange(from, to);
    };
  }, [t, language]);
}

/** All sizes as options of a `Select`. */
export function useSizes(): readonly { readonly value: CompanySize; readonly label: string }[] {
  const sizeText = useSizeText();
  // Object.keys types its keys only as string.
  return (Object.keys(COMPANY_SIZES) as CompanySize[]).map((value) => ({ value, label: sizeText(value) }));
}
