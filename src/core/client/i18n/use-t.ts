import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Finds a text by its key, in this namespace or as `namespace:key`; `{{name}}` in the text is filled from `values`. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The texts of a namespace in the current language; the same function until the language changes. The namespace of a page's plugin is there before the page is.
 *
 * @example const t = useT('jobs'); t('search.found', { count })
 */
export function useT(namespace: string): Translate {
  const { t } = useTranslation(namespace);
  return useCallback((key, values) => t(key, values ?? {}), [t]);
}
