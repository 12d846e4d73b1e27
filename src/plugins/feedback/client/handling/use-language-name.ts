import { useMemo } from 'react';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { isolated } from '#core/contract/isolated.ts';

/** Returns a function that names a language by its code (BCP 47), or returns the code if the browser knows no name. */
export function useLanguageName(): (code: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    return (code) => nameIn(names, code) ?? isolated(code);
  }, [locale]);
}

// Senders can write any code, also one that is no valid language tag.
function nameIn(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
}
