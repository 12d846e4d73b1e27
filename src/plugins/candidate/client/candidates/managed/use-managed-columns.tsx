import { type JSX, useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Column, ListSort } from '#core/client/ui/data-list/column.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import type { ListedCandidate } from '../../../contract/candidate-schemas.ts';
import type { CandidateOrder } from '../../../contract/listed-candidate.ts';
import * as styles from '../candidates.module.css';

/** The direction of each order of the server. */
export const DIRECTIONS: Readonly<Record<CandidateOrder, ListSort['direction']>> = { name: 'asc', newest: 'desc' };

/** The columns of the list of candidates for administrators. The ids of the sortable ones are the orders of the server. */
export function useManagedColumns(): readonly Column<ListedCandidate>[] {
  const t = useT('candidate');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('candidates.managed.name'),
        isTitle: true,
        sortable: true,
        direction: DIRECTIONS.name,
        min: 12,
        cell: ({ name, email }) => <bdi>{name || email}</bdi>,
      },
      { id: 'email', title: t('candidates.managed.email'), min: 14, cell: (candidate) => <Address candidate={candidate} /> },
      { id: 'state', title: t('candidates.managed.state'), width: 10, cell: (candidate) => <State candidate={candidate} /> },
      {
        id: 'completeness',
        title: t('candidates.managed.completeness'),
        width: 8,
        align: 'end',
        cell: ({ completeness }) => format.percent(completeness / 100),
      },
      {
        id: 'visibility',
        title: t('candidates.managed.visibility'),
        width: 11,
        hideable: true,
        cell: ({ visibility }) => t(`candidates.visibility.${visibility}`),
      },
      {
        id: 'newest',
        sortable: true,
        direction: DIRECTIONS.newest,
        title: t('candidates.managed.joined'),
        width: 8,
        hideable: true,
        cell: ({ joinedAt }) => <time dateTime={joinedAt}>{format.date(joinedAt)}</time>,
      },
    ],
    [t, format],
  );
}

function Address({ candidate: { email, isConfirmed } }: { readonly candidate: ListedCandidate }): JSX.Element {
  const t = useT('candidate');
  return (
    <>
      <bdi dir="ltr">{email}</bdi>
      {!isConfirmed && <small className={styles.candidatesMore}>{t('candidates.managed.unconfirmed')}</small>}
    </>
  );
}

function State({ candidate: { isSuspended, search } }: { readonly candidate: ListedCandidate }): JSX.Element {
  const t = useT('candidate');
  if (isSuspended) return <StatusBadge tone="bad">{t('candidates.managed.suspended')}</StatusBadge>;
  return <StatusBadge tone={search === 'closed' ? 'off' : 'live'}>{t(`candidates.looks.${search}`)}</StatusBadge>;
}
