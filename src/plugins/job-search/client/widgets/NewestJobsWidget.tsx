import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import type { Owned } from '#core/client/plugin/owned.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { List } from '#core/client/ui/List.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { Contribution } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import type { WidgetProps } from '#plugins/dashboard/contract/widgets.ts';
import { type JobSearches, type JobWishModule, type JobWishSource, seekerParts } from '#plugins/jobs/contract/client-extension-points.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { searchJobs } from '../../contract/endpoints.ts';
import { JobRow } from '../search/JobRow.tsx';
import { NewestJobs } from './NewestJobs.tsx';

/** The newest postings on a dashboard: those that match the user's wishes if there are any. */
export const Widget = observer(function NewestJobsWidget({ onTitle }: WidgetProps): JSX.Element {
  const t = useT('job-search');
  const [source] = useAllowedContributions(seekerParts.part('wishes'));
  const [searches, setSearches] = useState<JobSearches | undefined>(source === undefined ? [] : undefined);
  return (
    <>
      {source !== undefined && <WishReader source={source} onSearches={setSearches} />}
      {searches === undefined && <Skeleton />}
      {searches?.length === 0 && <NewestJobs />}
      {searches !== undefined && searches.length > 0 && <WishedJobs searches={searches} onTitle={onTitle} />}
      <p>
        <Link className="link" to={href(jobRoutes.search)}>
          {t('widget.newestAll')}
        </Link>
      </p>
    </>
  );
});

interface WishedJobsProps {
  readonly searches: JobSearches;
  /** Called with the title of the list when it has postings that match the searches. */
  readonly onTitle: (title: string) => void;
}

/** The newest postings that match the searches, or else the newest of all. */
const WishedJobs = observer(function WishedJobs({ searches, onTitle }: WishedJobsProps): JSX.Element {
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
    <List label={title} headingLevel={3}>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </List>
  );
});

interface WishReaderProps {
  readonly source: Owned<Contribution<JobWishSource>>;
  readonly onSearches: (searches: JobSearches) => void;
}

/** Loads a source and reports its searches. Shows nothing. A source that fails reports none. */
function WishReader({ source: { plugin, thing }, onSearches }: WishReaderProps): JSX.Element | null {
  const { id, value } = thing;
  const [loaded, setLoaded] = useState<JobWishModule>();
  useEffect(() => {
    value.load().then(setLoaded, (error: unknown) => {
      console.error(`"${id}" of plugin "${plugin}" did not load`, error);
      onSearches([]);
    });
  }, [plugin, id, value, onSearches]);
  if (loaded === undefined) return null;
  return (
    <PluginBoundary plugin={plugin} what={id} fallback={<NoWishes onSearches={onSearches} />}>
      <loaded.Source onSearches={onSearches} />
    </PluginBoundary>
  );
}

function NoWishes({ onSearches }: Pick<WishReaderProps, 'onSearches'>): null {
  useEffect(() => onSearches([]), [onSearches]);
  return null;
}

const MOST = 5;

/** The five newest postings of the first group of searches that finds any. */
async function findWishedJobs(api: Pick<ApiClient, 'call'>, searches: JobSearches, signal: AbortSignal): Promise<readonly JobSummary[]> {
  const search = async (filter: JobFilter): Promise<readonly JobSummary[]> =>
    (await api.call(searchJobs, { query: { ...filter, limit: MOST }, signal })).items;
  for (const group of searches) {
    const found = newestOf((await Promise.all(group.map(search))).flat());
    if (found.length > 0) return found;
  }
  return [];
}

function newestOf(jobs: readonly JobSummary[]): readonly JobSummary[] {
  const distinct = [...new Map(jobs.map((job) => [job.id, job])).values()];
  return distinct.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)).slice(0, MOST);
}
