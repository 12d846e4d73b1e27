import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LogoPicture } from '#core/client/ui/CompanyLogo.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Ledger } from '#core/client/ui/Ledger.tsx';
import { listSimilarJobs } from '../../contract/endpoints.ts';
import { JobRow } from '../search/JobRow.tsx';
import * as styles from './similar.module.css';

/** Open postings that are similar to one. It renders nothing while they load, and for a posting without similar ones or that nobody may read. */
export const SimilarJobs = observer(function SimilarJobs({ jobId }: { readonly jobId: string }): JSX.Element | null {
  const t = useT('job-search');
  const titleId = useId();
  const api = useService(ApiClient);
  // Quiet: the page is complete without them.
  const { resource, load } = useResource((signal) => api.call(listSimilarJobs, { params: { id: jobId }, signal, quiet: true }), jobId);
  if (resource.error instanceof ApiError && resource.error.status === 404) return null;
  if (resource.status === 'failed') return <ErrorNote title={t('posting.similarFailed')} onRetry={load} />;
  const jobs = resource.value?.items ?? [];
  if (jobs.length === 0) return null;
  return (
    <section className={styles.jobSimilar} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('posting.similar')}</h2>
      <Ledger label={t('posting.similar')} headingLevel={3}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} logo={<LogoPicture fileId={job.company.logoFileId} />} />
        ))}
      </Ledger>
    </section>
  );
});
