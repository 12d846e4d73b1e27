import { observer } from 'mobx-react-lite';
import { type JSX, useId, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { KeptSearches } from '#core/client/search/kept-search.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { LogoPicture } from '#core/client/ui/CompanyLogo.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List } from '#core/client/ui/List.tsx';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { listSimilarJobs, searchJobs } from '../../contract/endpoints.ts';
import { JobRow } from '../search/JobRow.tsx';
import { useJobAddresses } from '../search/use-job-addresses.ts';
import { isEmptySearch, jobSearch, type SearchTerms } from '../terms/job-search.ts';
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
      <List label={t('posting.similar')} headingLevel={3}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} logo={<LogoPicture fileId={job.company.logoFileId} />} />
        ))}
      </List>
    </section>
  );
});

interface JobsInsteadProps {
  readonly id: string;
  readonly known: JobSummary | undefined;
}

/** Other open postings in place of one that cannot be read, and the way back to the search. */
export const JobsInstead = observer(function JobsInstead({ id, known }: JobsInsteadProps): JSX.Element {
  const t = useT('job-search');
  const { terms } = useService(KeptSearches).of(jobSearch);
  const addresses = useJobAddresses();
  return (
    <>
      <OpenJobs id={id} known={known} />
      <ButtonLink to={addresses.search({ ...terms })}>{t(terms === undefined ? 'landing.seeAll' : 'jobs:job.back')}</ButtonLink>
    </>
  );
});

const OFFERED = 5;

/** Open jobs of the same category if it is known, otherwise those of the latest search, otherwise the newest ones. */
const OpenJobs = observer(function OpenJobs({ id, known }: JobsInsteadProps): JSX.Element | null {
  const t = useT('job-search');
  const titleId = useId();
  const api = useService(ApiClient);
  const { results, terms } = useService(KeptSearches).of(jobSearch);
  const [like] = useState((): SearchTerms => {
    const category = (known ?? results.items.find((job) => job.id === id))?.category?.code;
    return category === undefined ? (terms ?? {}) : { category };
  });
  const { resource } = useResource(async (signal) => {
    const find = async (query: SearchTerms): Promise<readonly JobSummary[]> =>
      (await api.call(searchJobs, { query: { ...query, limit: OFFERED }, signal })).items.filter((job) => job.id !== id);
    const similar = isEmptySearch(like) ? [] : await find(like);
    return similar.length > 0 ? { jobs: similar, isSimilar: true } : { jobs: await find({}), isSimilar: false };
  });
  const { value } = resource;
  if (value === undefined || value.jobs.length === 0) return null;
  const title = t(value.isSimilar ? 'gone.similar' : 'widget.newest');
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <List label={title} headingLevel={3}>
        {value.jobs.map((job) => (
          <JobRow key={job.id} job={job} logo={<LogoPicture fileId={job.company.logoFileId} />} />
        ))}
      </List>
    </section>
  );
});
