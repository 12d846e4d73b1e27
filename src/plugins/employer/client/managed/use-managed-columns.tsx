import { type JSX, useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Column, ListSort } from '#core/client/ui/data-list/column.ts';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import type { ManagedOrder } from '../../contract/managed/managed-companies.ts';
import type { ManagedCompany } from '../../contract/managed/managed-schemas.ts';
import type { VerificationState } from '../../contract/verified.ts';
import { hostOf } from '../host-of.ts';
import * as styles from './managed.module.css';

/** The direction of each order of the server. */
export const DIRECTIONS: Readonly<Record<ManagedOrder, ListSort['direction']>> = {
  waiting: 'asc',
  name: 'asc',
  newest: 'desc',
  jobs: 'desc',
};

const TONES: Readonly<Record<Exclude<VerificationState, 'none'>, StatusTone>> = {
  pending: 'wait',
  verified: 'live',
  declined: 'bad',
  revoked: 'off',
};

interface ColumnChoice {
  readonly isVerifying: boolean;
  readonly hasJobs: boolean;
}

/** The columns of the administrators' list of companies. The ids of the sortable ones are the orders of the server. */
export function useManagedColumns({ isVerifying, hasJobs }: ColumnChoice): readonly Column<ManagedCompany>[] {
  const t = useT('employer');
  const format = useFormat();
  return useMemo(() => {
    const name: Column<ManagedCompany> = {
      id: 'name',
      title: t('form.name'),
      isTitle: true,
      sortable: true,
      direction: DIRECTIONS.name,
      min: 14,
      cell: (company) => <NameCell company={company} />,
    };
    const state: Column<ManagedCompany> = {
      id: 'waiting',
      title: t('companies.verification'),
      width: 12,
      sortable: true,
      direction: DIRECTIONS.waiting,
      order: t('managed.waitingFirst'),
      cell: (company) => <StateCell company={company} />,
    };
    const jobs: Column<ManagedCompany> = {
      id: 'jobs',
      title: t('managed.openJobs'),
      align: 'end',
      width: 7,
      sortable: true,
      direction: DIRECTIONS.jobs,
      hideable: true,
      cell: ({ openJobs }) => format.number(openJobs ?? 0),
    };
    return [
      name,
      ...(isVerifying ? [state] : []),
      { id: 'members', title: t('team.members'), align: 'end', width: 7, hideable: true, cell: ({ members }) => format.number(members) },
      ...(hasJobs ? [jobs] : []),
      {
        id: 'origin',
        title: t('managed.origin'),
        width: 8,
        hideable: true,
        cell: ({ origin }) => t(`managed.originName.${origin}`),
      },
      {
        id: 'newest',
        title: t('managed.created'),
        width: 8,
        sortable: true,
        direction: DIRECTIONS.newest,
        hideable: true,
        cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
      },
    ];
  }, [t, format, isVerifying, hasJobs]);
}

/** The name, and the host of the website below it: many companies have the same name. */
function NameCell({ company: { name, website } }: { readonly company: ManagedCompany }): JSX.Element {
  return (
    <>
      <bdi>{name}</bdi>
      {website !== null && (
        <small className={styles.managedMore}>
          <bdi dir="ltr">{hostOf(website)}</bdi>
        </small>
      )}
    </>
  );
}

/** How the verification stands, and since when the company waits for a decision. */
function StateCell({ company: { state, waitingSince, isLate } }: { readonly company: ManagedCompany }): JSX.Element {
  const t = useT('employer');
  const format = useFormat();
  if (state === 'none') return <span className="muted">{t('managed.state.none')}</span>;
  return (
    <>
      <StatusBadge tone={isLate ? 'bad' : TONES[state]}>
        {waitingSince === null ? t(`managed.state.${state}`) : t(isLate ? 'managed.late' : 'managed.waits')}
      </StatusBadge>
      {waitingSince !== null && (
        <small className={styles.managedMore}>
          <time dateTime={waitingSince}>{t('managed.since', { date: format.date(waitingSince) })}</time>
        </small>
      )}
    </>
  );
}
