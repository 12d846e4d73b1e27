import { useCallback } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';

/** A category as the server names it. */
interface NamedCategory {
  readonly code: string;
  readonly name: string;
}

/** The name of a category: those that come with the product speak every language, those that an import brought keep their own. */
export function useCategoryName(): (category: NamedCategory) => string {
  const t = useT('jobs');
  return useCallback(({ code, name }) => t(`category.${code}`, { defaultValue: name }), [t]);
}
