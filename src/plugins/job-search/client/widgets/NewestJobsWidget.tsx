import { observer } from 'mobx-react-lite';
import { type JSX, useCallback, useEffect, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List } from '#core/client/ui/List.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { WidgetProps } from '#plugins/dashboard/contract/widgets.ts';
import { type JobSearches, seekerParts } from '#plugins/jobs/contract/client-extension-points.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { searchJobs } from '../../contract/endpoints.ts';
import { JobRow } from '../search/JobRow.tsx';
import { SourceReader } from '../sources/SourceReader.tsx';
import { NewestJobs } from './NewestJobs.tsx';

/** The newest postings on a dashboard: those that match the user's wishes if there are any, without those to which the user has applied. */
export const Widget = observer(function NewestJobsWidget({ onTitle }: WidgetProps): JSX.Element {
  const t = useT('job-search');
  const [wishes] = useAllowedContributions(seekerParts.part('wishes'));
  const [applications] = useAllowedContributions(seekerParts.part('applied'));
  const [searches, setSearches] = useState<JobSearches | undefined>(wishes === undefined ? NO_SEARCHES : undefined);
  const [applied, setApplied] = useState<ReadonlySet<string> | undefined>(applications === undefined ? NONE : undefined);
  const noSearches = useCallback(() => setSearches(NO_SEARCHES), []);
  const noneApplied = useCallback(() => setApplied(NONE), []);
  const isRead = searches !== undefined && (searches.length === 0 || applied !== undefined);
  return (
    <>
      {wishes !== undefined && <SourceReader source={wishes} given={{ onSearches: setSearches }} onFailed={noSearches} />}
      {applications !== undefined && <SourceReader source={applications} given={{ onApplied: setApplied }} onFailed={noneApplied} />}
      {!isRead && <Skeleton />}
      {searches?.length === 0 && <NewestJobs />}
      {isRead && searches.length > 0 && <WishedJobs searches={searches} applied={applied ?? NONE} onTitle={onTitle} />}
      <p>
        <Link className="link" to={href(jobRoutes.search)}>
          {t('widget.newestAll')}
        </Link>
      </p>
    </>
  );
});

const NO_SEARCHES: JobSearches = [];
const NONE: ReadonlySet<string> = new Set();

interface WishedJobsProps {
  readonly searches: JobSearches;
  /** The ids of postings that are left out. */
  readonly applied: ReadonlySet<string>;
  /** Called with the title of the list when it has postings that match the searches. */
  readonly onTitle: (title: string) => void;
}

/** The newest postings that match the searches, or else the newest of all. */
const WishedJobs = observer(function WishedJobs({ searches, applied, onTitle }: WishedJobsProps): JSX.Element {
  const t = useT('job-search');
  const api = useService(ApiClient);
  const { resource, load } = useResource(
    (signal) => findWishedJobs(api, searches, applied, signal),
    JSON.stringify([searches, [...applied]]),
  );
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
    <List label={title} headingLevel={3}>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </List>
  );
});

const MOST = 5;

// So many applications may stand among the newest postings of a search, and five others are still shown.
const MOST_APPLIED = 20;

/** The five newest postings of the first group of searches that finds any to which the user has not applied. */
async function findWishedJobs(
  api: Pick<ApiClient, 'call'>,
  searches: JobSearches,
  applied: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<readonly JobSummary[]> {
  const limit = MOST + Math.min(applied.size, MOST_APPLIED);
  const search = async (filter: JobFilter): Promise<readonly JobSummary[]> =>
    (await api.call(searchJobs, { query: { ...filter, limit }, signal })).items;
  for (const group of searches) {
    const found = (await Promise.all(group.map(search))).flat().filter(({ id }) => !applied.has(id));
    if (found.length > 0) return newestOf(found);
  }
  return [];
}

function newestOf(jobs: readonly JobSummary[]): readonly JobSummary[] {
  const distinct = [...new Map(jobs.map((job) => [job.id, job])).values()];
  return distinct.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, MOST);
}
