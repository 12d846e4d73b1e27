import { useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { LANGUAGES } from '#core/client/i18n/language.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Column } from '#core/client/ui/data-list/column.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { type MasterRow, NAME_LANGUAGES } from '../../contract/master-row.ts';

/** The columns of a row: its names, its code, its number of uses and whether it is offered. */
export function useRowColumns(): readonly Column<MasterRow>[] {
  const t = useT('admin-masters');
  const format = useFormat();
  const { current } = useService(LanguageStore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts, formats and the language change together
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('rows.name'),
        isTitle: true,
        min: 14,
        cell: ({ name }) => <bdi className="masters__name">{name}</bdi>,
      },
      { id: 'code', title: t('rows.code'), min: 10, hideable: true, cell: ({ code }) => <code dir="ltr">{code}</code> },
      ...NAME_LANGUAGES.filter((language) => language === current).map(
        (language): Column<MasterRow> => ({
          id: 'own',
          title: LANGUAGES.find(({ code }) => code === language)?.name ?? language,
          min: 10,
          hideable: true,
          cell: ({ names }) => <bdi>{names[language]}</bdi>,
        }),
      ),
      { id: 'uses', title: t('rows.uses'), width: 7, align: 'end', cell: ({ uses }) => (uses === 0 ? '' : format.number(uses)) },
      {
        id: 'state',
        title: t('rows.state'),
        width: 9,
        cell: ({ isHidden }) => <StatusBadge tone={isHidden ? 'off' : 'live'}>{t(isHidden ? 'rows.hidden' : 'rows.offered')}</StatusBadge>,
      },
    ],
    [format],
  );
}
