import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Ledger } from '#core/client/ui/Ledger.tsx';
import { LoadingState } from '#core/client/ui/LoadingState.tsx';
import type { JobSummary } from '../../contract/job.ts';
import { JobRow } from './JobRow.tsx';

interface JobResultsProps {
  readonly list: PagedList<JobSummary>;
  /** Shown when there is no posting at all. */
  readonly empty: ReactNode;
}

/** A ledger of postings that grows by pages; what is there stays when the next page fails. */
export const JobResults = observer(function JobResults({ list, empty }: JobResultsProps): JSX.Element {
  const t = useT('jobs');
  const more = (): void => void list.more();
  if (list.isEmpty) return <>{empty}</>;
  return (
    <>
      {list.items.length > 0 && (
        <Ledger label={t('search.results')} busy={list.status === 'loading'}>
          {list.items.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </Ledger>
      )}
      {list.items.length === 0 && list.status === 'loading' && <LoadingState />}
      {list.status === 'failed' && <ErrorNote title={t('search.failed')} onRetry={more} />}
      <p className="row row--between muted" role="status">
        {list.items.length > 0 && t('search.loaded', { count: list.items.length })}
        {list.hasMore && list.status !== 'failed' && (
          <Button onClick={more} busy={list.status === 'loading'}>
            {t('search.more')}
          </Button>
        )}
      </p>
    </>
  );
});
