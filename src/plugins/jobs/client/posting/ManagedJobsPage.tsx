import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { type LoadedContribution, useLoadedContributions } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import type { Column } from '#core/client/ui/data-list/column.ts';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type ManagedColumnModule, managedColumns } from '../../contract/client-extension-points.ts';
import type { ManagedJob } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ForEmployers } from './ForEmployers.tsx';
import { JobPostingStore } from './job-posting-store.ts';
import { FigureSources, JobStatusBadge, useManagedAddress } from './ManagedJobRow.tsx';

/** The postings of the user's companies. */
export function Page(): JSX.Element {
  const t = useT('jobs');
  return (
    <ForEmployers title={t('managed.title')}>
      <OwnPostings />
    </ForEmployers>
  );
}

const OwnPostings = observer(function OwnPostings(): JSX.Element {
  const t = useT('jobs');
  const store = useService(JobPostingStore);
  const { managed } = store;
  useEffect(() => void store.loadManaged(), [store]);
  const figures = useLoadedContributions(managedColumns);
  const addressOf = useManagedAddress();
  const post = (
    <ButtonLink variant="grow" to={href(jobRoutes.form)}>
      <PlusIcon />
      {t('managed.new')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('managed.title')} actions={!managed.isEmpty && post} />
      <FigureSources figures={figures} jobs={managed.items} />
      <DataList
        id="jobs.managed"
        label={t('managed.title')}
        rows={managed.items}
        rowId={idOf}
        columns={useColumns(figures)}
        href={({ id }) => addressOf(id)}
        paging={managed}
        empty={
          <EmptyState title={t('managed.none')} action={post}>
            {t('managed.noneHelp')}
          </EmptyState>
        }
      />
    </>
  );
});

const idOf = ({ id }: ManagedJob): string => id;

function useColumns(figures: readonly LoadedContribution<ManagedColumnModule>[]): readonly Column<ManagedJob>[] {
  const t = useT('jobs');
  const format = useFormat();
  const contributed = useFigureColumns(figures);
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and formats change together, with the language
  return useMemo(
    () => [
      { id: 'title', title: t('form.jobTitle'), isTitle: true, min: 14, cell: ({ title }) => <bdi>{title}</bdi> },
      {
        id: 'status',
        title: t('managed.status'),
        width: 7,
        cell: ({ status }) => <JobStatusBadge status={status} />,
      },
      { id: 'place', title: t('job.location'), width: 8, hideable: true, cell: ({ location }) => <bdi>{location}</bdi> },
      { id: 'company', title: t('form.company'), width: 9, hideable: true, cell: ({ company }) => <bdi>{company.name}</bdi> },
      ...contributed,
      { id: 'posted', title: t('managed.posted'), width: 8, align: 'end', hideable: true, cell: (row) => format.date(row.publishedAt) },
    ],
    [format, contributed],
  );
}

/** The columns that other plugins add to the managed postings. They take their space before their figures are loaded. */
function useFigureColumns(figures: readonly LoadedContribution<ManagedColumnModule>[]): readonly Column<ManagedJob>[] {
  const t = useT('jobs');
  const columns = useContributions(managedColumns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the contributions do not change while the page is open
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
    [figures, t],
  );
}
