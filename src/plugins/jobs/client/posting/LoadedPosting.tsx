import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { Job } from '../../contract/reply-schemas.ts';
import type { GoneJob } from './GoneJob.tsx';
import { JobPostingStore } from './job-posting-store.ts';

interface LoadedPostingProps {
  readonly id: string;
  readonly children: (job: Job) => ReactNode;
}

/** Loads a posting. For one that the user may not read, it shows what a missing one shows. */
export const LoadedPosting = observer(function LoadedPosting({ id, children }: LoadedPostingProps): JSX.Element {
  const t = useT('jobs');
  const store = useService(JobPostingStore);
  useEffect(() => void store.open(id), [store, id]);
  const { value: job, status, error } = store.job;
  const known = job?.id === id ? job : undefined;
  if (status === 'failed' && error instanceof ApiError && error.status === 404) {
    return <PluginPart plugin="jobs" what="jobs.gone" load={loadGoneJob} given={{ id, known }} placeholder={<Skeleton count={8} />} />;
  }
  if (known !== undefined) return <>{children(known)}</>;
  if (status === 'failed') return <LoadFailure error={error} title={t('job.failed')} onRetry={() => void store.open(id)} />;
  return <Skeleton count={8} />;
});

async function loadGoneJob(): Promise<typeof GoneJob> {
  return (await import('./GoneJob.tsx')).GoneJob;
}
