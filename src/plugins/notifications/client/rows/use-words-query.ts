import { useMemo } from 'react';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import type { Given } from '#core/client/lists/list-declaration.ts';

/** Asks a list for words in the reader's language. Rows in the former language stay until the others arrive. */
export function useWordsQuery(): Given {
  const language = useLocale();
  return useMemo(() => ({ of: 'own', query: { language } }), [language]);
}
