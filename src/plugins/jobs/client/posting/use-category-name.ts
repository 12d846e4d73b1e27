import { useCallback } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { NamedCategory } from '../../contract/job.ts';

/**
 * The name of a category: what administrators named it in the reader's language or, anew, in English; else those that come with
 * the product speak every language, and those that an import brought keep their own name.
 */
export function useCategoryName(): (category: NamedCategory) => string {
  const t = useT('jobs');
  const { current: language } = useService(LanguageStore);
  return useCallback(
    ({ code, name, names }) => names?.[language] ?? names?.en ?? t(`category.${code}`, { defaultValue: name }),
    [t, language],
  );
}
