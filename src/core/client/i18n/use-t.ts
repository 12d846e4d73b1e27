import { useMemo } from 'react';
import { useI18n } from './i18n-context.tsx';

/** Returns a text by its key in this namespace, or by `namespace:key`. Replaces `{{name}}` in the text with values from `values`. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The texts of a namespace in the current language. Returns the same function until the language changes or texts are added. The
 * namespace of a page's plugin loads before the page is shown.
 *
 * @example const t = useT('jobs'); t('search.found', { count })
 */
export function useT(namespace: string): Translate {
  const shown = useI18n();
  return useMemo(() => {
    const t = shown.i18n.getFixedT(null, namespace);
    return (key, values) => t(key, values ?? {});
  }, [shown, namespace]);
}
