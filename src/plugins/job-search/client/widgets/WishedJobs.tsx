import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Ledger } from '#core/client/ui/Ledger.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { JobSearches } from '#plugins/jobs/contract/client-extension-points.ts';
import { JobRow } from '../search/JobRow.tsx';
import { findWishedJobs } from './find-wished-jobs.ts';
import { NewestJobs } from './NewestJobs.tsx';

interface WishedJobsProps {
  readonly searches: JobSearches;
  /** Called with the title of the list when it has postings that match the searches. */
  readonly onTitle: (title: string) => void;
}

/** The newest postings that match the searches, or else the newest of all. */
export const WishedJobs = observer(function WishedJobs({ searches, onTitle }: WishedJobsProps): JSX.Element {
  const t = useT('job-search');
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) => findWishedJobs(api, searches, signal), JSON.stringify(searches));
  const jobs = resource.value ?? [];
  const title = t('widget.wished');
  const hasJobs = jobs.length > 0;
  useEffect(() => {
    if (hasJobs) onTitle(title);
  }, [hasJobs, title, onTitle]);
  if (resource.status === 'failed') return <ErrorNote title={t('search.failed')} onRetry={load} />;
  if (resource.value === undefined) return <Skeleton />;
  if (!hasJobs) return <NewestJobs />;
  return (
    <Ledger label={title} headingLevel={3}>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </Ledger>
  );
});
