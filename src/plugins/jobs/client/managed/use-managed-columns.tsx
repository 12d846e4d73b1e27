import { type JSX, useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import type { LoadedContribution } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import type { Column, ListSort } from '#core/client/ui/data-list/column.ts';
import { type ManagedColumnModule, managedParts } from '../../contract/client-extension-points.ts';
import type { ManagedOrder } from '../../contract/managing.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { useLacksLabel } from '../form/use-lacks-label.ts';
import { PostingMenu } from '../moves/PostingMenu.tsx';
import { actionsFor, type PostingSide } from '../moves/posting-actions.ts';
import { usePostingMoves } from '../moves/use-posting-moves.ts';
import { ExpiryCell } from './ExpiryCell.tsx';
import { JobStatusBadge } from './ManagedJobRow.tsx';
import { PostingTitle } from './PostingTitle.tsx';
import { UNPUBLISHED_STATUSES } from './use-row-address.ts';
import * as styles from './managed.module.css';

type Figures = readonly LoadedContribution<ManagedColumnModule>[];

/** The direction of each order of the server. `expiry` has first what expires next. */
export const DIRECTIONS: Readonly<Record<ManagedOrder, ListSort['direction']>> = { todo: 'asc', newest: 'desc', expiry: 'asc' };

interface ShownColumns {
  readonly side: PostingSide;
  readonly figures: Figures;
  readonly hasDrafts: boolean;
  /** Whether the rows are of several companies. */
  readonly hasCompanies: boolean;
}

/**
 * The columns of the list. The ids of the sortable ones are the orders of the server. Administrators and members of several companies see the
 * company. Drafts have what they lack in place of what only posted jobs have.
 */
export function useManagedColumns({ side, figures, hasDrafts, hasCompanies }: ShownColumns): readonly Column<ManagedJob>[] {
  const t = useT('jobs');
  const contributed = useFigureColumns(side, figures);
  const { start } = usePostingMoves();
  return useMemo(
    (): readonly Column<ManagedJob>[] => [
      { id: 'title', title: t('form.jobTitle'), isTitle: true, min: 14, cell: (job) => <PostingTitle job={job} /> },
      {
        id: 'todo',
        title: t('managed.status'),
        order: t('managed.todoFirst'),
        width: 11,
        sortable: true,
        direction: DIRECTIONS.todo,
        cell: ({ status }) => <JobStatusBadge status={status} />,
      },
      {
        id: 'company',
        title: t('form.company'),
        width: 10,
        hideable: true,
        ...(!hasCompanies && { isExtra: true }),
        cell: ({ company }) => <bdi>{company.name}</bdi>,
      },
      ...(hasDrafts ? [lacksColumn(t('lacks.title'))] : [expiryColumn(t('managed.expiry')), ...contributed]),
      {
        id: 'newest',
        title: t('managed.posted'),
        width: 9,
        sortable: true,
        direction: DIRECTIONS.newest,
        hideable: true,
        cell: (job) => <PostedCell job={job} />,
      },
      {
        id: 'actions',
        title: t('managed.actions'),
        width: 4.5,
        align: 'end',
        holdsControl: true,
        cell: (job) => <PostingMenu job={job} actions={actionsFor(job, side)} onChoose={(action) => start(action, job)} />,
      },
    ],
    [t, contributed, side, start, hasDrafts, hasCompanies],
  );
}

function lacksColumn(title: string): Column<ManagedJob> {
  return { id: 'lacks', title, min: 12, hideable: true, cell: (job) => <LacksCell job={job} /> };
}

function expiryColumn(title: string): Column<ManagedJob> {
  const direction = DIRECTIONS.expiry;
  return { id: 'expiry', title, width: 12, sortable: true, direction, hideable: true, cell: (job) => <ExpiryCell job={job} /> };
}

/** The columns that other plugins add for members. They take their space before their figures are loaded. */
function useFigureColumns(side: PostingSide, figures: Figures): readonly Column<ManagedJob>[] {
  const t = useT('jobs');
  const contributed = useContributions(managedParts.part('column'));
  const columns = side === 'member' ? contributed : NONE;
  return useMemo(
    () =>
      columns.map(({ plugin, thing: { id, value } }) => {
        const figure = figures.find((one) => one.id === id);
        return {
          id,
          title: figure === undefined ? '' : t(value.title),
          width: value.width,
          align: 'end',
          cell: (row) =>
            figure !== undefined && (
              <PluginBoundary plugin={plugin} what={id}>
                <figure.module.Cell jobId={row.id} />
              </PluginBoundary>
            ),
        };
      }),
    [figures, columns, t],
  );
}

const NONE: readonly never[] = [];

/** What a draft lacks, or that it can be posted. */
function LacksCell({ job: { lacks } }: { readonly job: Pick<ManagedJob, 'lacks'> }): JSX.Element | null {
  const t = useT('jobs');
  const format = useFormat();
  const labelOf = useLacksLabel();
  if (lacks === undefined) return null;
  if (lacks.length === 0) return <span className="muted">{t('lacks.ready')}</span>;
  return <>{format.series([...new Set(lacks.map(labelOf))])}</>;
}

/** When the posting was published and renewed, or when it was created. */
function PostedCell({ job: { status, publishedAt, renewedAt } }: { readonly job: ManagedJob }): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  const date = format.date(publishedAt);
  if (UNPUBLISHED_STATUSES.includes(status)) return <span className="muted">{t('managed.createdOn', { date })}</span>;
  return (
    <>
      <time dateTime={publishedAt}>{date}</time>
      {renewedAt !== null && <small className={styles.managedMore}>{t('managed.renewedOn', { date: format.date(renewedAt) })}</small>}
    </>
  );
}
