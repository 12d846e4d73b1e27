import { useCallback } from 'react';
import { useI18n } from '#core/client/i18n/i18n-context.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ColumnTextOf } from '#plugins/imports/contract/import-desk.ts';

/** The words for the fields of a job posting. A column without such words keeps its English ones. */
export function useColumnText(): ColumnTextOf {
  const t = useT('job-import');
  const { i18n } = useI18n();
  return useCallback<ColumnTextOf>(
    (id, column) => {
      const wordsFor = (key: string, otherwise: string): string => (i18n.exists(`job-import:${key}`) ? t(key) : otherwise);
      return { title: wordsFor(`column.${id}`, column.title), help: wordsFor(`help.${id}`, column.help) };
    },
    [t, i18n],
  );
}
