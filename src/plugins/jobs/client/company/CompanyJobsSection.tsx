import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useIsReturn } from '#core/client/navigation/page-address.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { LogoPicture } from '#core/client/ui/CompanyLogo.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Ledger } from '#core/client/ui/Ledger.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { JobSummary } from '../../contract/reply-schemas.ts';
import { JobRow } from '../search/JobRow.tsx';
import { CompanyJobsStore } from './company-jobs-store.ts';

/** The published postings of a company, newest first. */
export const Section = observer(function CompanyJobsSection({ companyId }: { readonly companyId: string }): JSX.Element {
  const t = useT('jobs');
  const list = useJobsOf(companyId);
  if (list.isEmpty) return <p className="muted">{t('company.none')}</p>;
  return (
    <>
      {list.items.length === 0 && list.status === 'loading' && <Skeleton />}
      {list.items.length > 0 && (
        <Ledger label={t('company.title')} headingLevel={3} busy={list.status === 'loading'}>
          {list.items.map((job) => (
            <JobRow key={job.id} job={job} logo={<LogoPicture fileId={job.company.logoFileId} />} />
          ))}
        </Ledger>
      )}
      {list.status === 'failed' && <ErrorNote title={t('search.failed')} onRetry={() => void list.more()} />}
      {list.hasMore && list.status !== 'failed' && (
        <Button onClick={() => void list.more()} busy={list.status === 'loading'}>
          {t('company.more')}
        </Button>
      )}
    </>
  );
});

/** Call it in an observer. */
function useJobsOf(companyId: string): PagedList<JobSummary> {
  const store = useService(CompanyJobsStore);
  const isReturn = useIsReturn();
  useEffect(() => void store.show(companyId, isReturn), [store, companyId, isReturn]);
  return store.jobs;
}
