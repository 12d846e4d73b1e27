import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useState } from 'react';
import { Resource } from '#core/client/data/resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { type Translate, useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { LiveResultsProps } from '#plugins/public/contract/landing.ts';
import { searchJobs } from '../../contract/endpoints.ts';
import type { JobSummary } from '../../contract/job.ts';
import { LiveJob } from './LiveJob.tsx';
import { useSettled } from './use-settled.ts';
import './LiveJobs.css';

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
  const t = useT('jobs');
  const { found, load } = useFound(useSettled([...words].slice(0, LONGEST).join(''), PAUSE_MS));
  const { value } = found;
  return (
    <div className="found">
      <p className="found__count" role="status">
        {value !== undefined && found.status !== 'failed' && sentence(t, value)}
      </p>
      {found.status === 'failed' && <ErrorNote title={t('search.failed')} onRetry={load} />}
      {value !== undefined && found.status !== 'failed' && (
        <ul aria-label={t('live.label')}>
          {value.jobs.map((job) => (
            <LiveJob key={job.id} job={job} typed={value.words} />
          ))}
        </ul>
      )}
    </div>
  );
});

function useFound(words: string): { readonly found: Resource<Found>; readonly load: () => void } {
  const api = useService(ApiClient);
  const [found] = useState(() => new Resource<Found>());
  const load = (): void =>
    void found.load(async (signal) => {
      const page = await api.call(searchJobs, { query: { q: words, limit: SHOWN }, signal });
      return { words, jobs: page.items, hasMore: page.nextCursor !== null };
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded is named by the words; the function is new at every render
  useEffect(() => {
    load();
    return () => found.cancel();
  }, [found, words]);
  return { found, load };
}

function sentence(t: Translate, { words, jobs, hasMore }: Found): string {
  if (jobs.length === 0) return t('live.none', { words });
  return t(hasMore ? 'live.first' : 'live.found', { count: jobs.length });
}
