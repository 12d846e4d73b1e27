import { useCallback } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { NamedCategory } from '../../contract/reply-schemas.ts';

/**
 * The name of a category, by precedence: the administrators' name in the user's language, their new English name, the client's
 * text of a built-in category, and the name from an import.
 */
export function useCategoryName(): (category: NamedCategory) => string {
  const t = useT('jobs');
  const { current: language } = useService(LanguageStore);
  return useCallback(
    ({ code, name, names }) => names?.[language] ?? names?.en ?? t(`category.${code}`, { defaultValue: name }),
    [t, language],
  );
}
