import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import type { Column } from '#core/client/ui/data-list/column.ts';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PlusIcon } from '#core/client/ui/icons/PlusIcon.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { ManagedJob } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ApplicantCount } from './ApplicantCount.tsx';
import { ForEmployers } from './ForEmployers.tsx';
import { JobPostingStore } from './job-posting-store.ts';
import { STATUS_TONES } from './status-tones.ts';

/** The postings of the user's companies, with how many have applied. */
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
  const post = (
    <ButtonLink variant="grow" to={href(jobRoutes.form)}>
      <PlusIcon />
      {t('managed.new')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('managed.title')} actions={!managed.isEmpty && post} />
      <DataList
        id="jobs.managed"
        label={t('managed.title')}
        rows={managed.items}
        rowId={idOf}
        columns={useColumns()}
        href={addressOf}
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
const addressOf = ({ id }: ManagedJob): string => href(jobRoutes.applicants, { jobId: id });

function useColumns(): readonly Column<ManagedJob>[] {
  const t = useT('jobs');
  const format = useFormat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts and formats change together, with the language
  return useMemo(
    () => [
      { id: 'title', title: t('form.jobTitle'), isTitle: true, min: 14, cell: ({ title }) => <bdi>{title}</bdi> },
      {
        id: 'status',
        title: t('managed.status'),
        width: 7,
        cell: ({ status }) => <StatusBadge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</StatusBadge>,
      },
      { id: 'place', title: t('job.location'), width: 8, hideable: true, cell: ({ location }) => <bdi>{location}</bdi> },
      { id: 'company', title: t('form.company'), width: 9, hideable: true, cell: ({ company }) => <bdi>{company.name}</bdi> },
      {
        id: 'applicants',
        title: t('managed.applicants'),
        width: 9,
        align: 'end',
        cell: ({ applicants }) => <ApplicantCount {...applicants} />,
      },
      { id: 'posted', title: t('managed.posted'), width: 8, align: 'end', hideable: true, cell: (row) => format.date(row.publishedAt) },
    ],
    [format],
  );
}
