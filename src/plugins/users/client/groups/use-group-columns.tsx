import { Fragment, type JSX, useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Column } from '#core/client/ui/data-list/column.ts';
import type { AdminGroup } from '../../contract/schemas.ts';
import type { NamedDuty, useDuties } from './use-duties.ts';

/** The columns of a group: name, duties and number of members. */
export function useGroupColumns(wordsOf: ReturnType<typeof useDuties>): readonly Column<AdminGroup>[] {
  const t = useT('users');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('group.name'),
        isTitle: true,
        min: 12,
        compare: (one, other) => one.name.localeCompare(other.name),
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      {
        id: 'duties',
        title: t('group.duties'),
        min: 16,
        cell: ({ duties }) => <DutiesCell duties={wordsOf?.(duties) ?? []} />,
      },
      {
        id: 'members',
        title: t('group.members'),
        width: 8,
        align: 'end',
        compare: (one, other) => one.members.length - other.members.length,
        cell: ({ members }) => format.number(members.length),
      },
    ],
    [t, format, wordsOf],
  );
}

/** The titles of duties. A duty of a removed plugin has no title and no effect. */
function DutiesCell({ duties }: { readonly duties: readonly NamedDuty[] }): JSX.Element {
  const t = useT('users');
  if (duties.length === 0) return <span className="muted">{t('group.noDuty')}</span>;
  return (
    <>
      {duties.map(({ duty, title, text }, index) => (
        <Fragment key={duty}>
          {index > 0 && ' · '}
          {text === undefined ? <bdi className="muted">{title}</bdi> : title}
        </Fragment>
      ))}
    </>
  );
}
