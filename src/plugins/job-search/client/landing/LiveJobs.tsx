import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useDebounced } from '#core/client/data/use-debounced.ts';
import { type OwnResource, useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { MoneyRange } from '#core/client/ui/MoneyRange.tsx';
import { FoundWords } from '#core/client/ui/search-page/FoundWords.tsx';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import type { LiveResultsProps } from '#plugins/public/contract/landing.ts';
import { searchJobs } from '../../contract/endpoints.ts';
import { useJobAddresses } from '../search/use-job-addresses.ts';
import * as styles from './LiveJobs.module.css';

/** As many postings as fit below the field without hiding the page's main content. */
const SHOWN = 4;

/** Highest length of a search text, from the contract of the search. */
const LONGEST = 200;

/** Longer than the usual pause between two letters of a word. */
const PAUSE_MS = 200;

interface Found {
  readonly words: string;
  readonly jobs: readonly JobSummary[];
  readonly hasMore: boolean;
}

/** The first postings for the typed text. The previous postings stay until the new ones are loaded. */
export const Results = observer(function LiveJobs({ words }: LiveResultsProps): JSX.Element {
  const t = useT('job-search');
  const { resource: found, load } = useFound(useDebounced([...words].slice(0, LONGEST).join(''), PAUSE_MS));
  const { value } = found;
  return (
    <div className={styles.found}>
      <p className={styles.foundCount} role="status">
        {value !== undefined && found.status !== 'failed' && countText(t, value)}
      </p>
      {found.status === 'failed' && <ErrorNote title={t('search.failed')} onRetry={load} />}
      {value !== undefined && found.status !== 'failed' && (
        <ul aria-label={t('live.label')}>
          {value.jobs.map((job) => (
            <LiveJob key={job.id} job={job} searchText={value.words} />
          ))}
        </ul>
      )}
    </div>
  );
});

/** The postings for `words`. They stay while those for other words load. */
function useFound(words: string): OwnResource<Found> {
  const api = useService(ApiClient);
  return useResource(async (signal) => {
    const page = await api.call(searchJobs, { query: { q: words, limit: SHOWN }, signal });
    return { words, jobs: page.items, hasMore: page.nextCursor !== null };
  }, words);
}

function countText(t: Translate, { words, jobs, hasMore }: Found): string {
  if (jobs.length === 0) return t('live.none', { words });
  return t(hasMore ? 'live.first' : 'live.found', { count: jobs.length });
}

interface LiveJobProps {
  readonly job: JobSummary;
  /** Its words are marked in the texts. */
  readonly searchText: string;
}

/** One posting in a line. */
const LiveJob = observer(function LiveJob({ job, searchText }: LiveJobProps): JSX.Element {
  const t = useT('jobs');
  const addresses = useJobAddresses();
  const { title, company, location, salary } = job;
  return (
    <li>
      <Link to={addresses.posting(job.id)}>
        <span className={styles.foundWords}>
          <b>
            <bdi>
              <FoundWords text={title} searchText={searchText} />
            </bdi>
          </b>{' '}
          <span className="muted">
            <bdi>
              <FoundWords text={company.name} searchText={searchText} />
            </bdi>
            {location !== null && ' · '}
            {location !== null && (
              <bdi>
                <FoundWords text={location} searchText={searchText} />
              </bdi>
            )}
          </span>
        </span>
        {salary !== null && (
          <bdi className="num">
            <MoneyRange range={salary} per={t(`period.${salary.period}`)} />
          </bdi>
        )}
      </Link>
    </li>
  );
});
