import { useCallback } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { categoryName } from '#plugins/jobs/contract/category-name.ts';
import type { NamedCategory } from '#plugins/jobs/contract/reply-schemas.ts';

/** Returns a function that names a category in the user's language. */
export function useCategoryName(): (category: NamedCategory) => string {
  const t = useT('jobs');
  const { current: language } = useService(LanguageStore);
  return useCallback((category) => categoryName(category, language, t), [t, language]);
}
