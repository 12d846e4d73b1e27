import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns a text by its key in this namespace, or by `namespace:key`. Replaces `{{name}}` in the text with values from `values`. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The texts of a namespace in the current language. Returns the same function until the language changes. The namespace of a page's
 * plugin loads before the page is shown.
 *
 * @example const t = useT('jobs'); t('search.found', { count })
 */
export function useT(namespace: string): Translate {
  const { t } = useTranslation(namespace);
  return useCallback((key, values) => t(key, values ?? {}), [t]);
}
