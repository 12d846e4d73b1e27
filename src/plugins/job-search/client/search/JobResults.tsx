import { observer } from 'mobx-react-lite';
import { type JSX, useCallback } from 'react';
import { useLoadedContributions } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { LogoPicture } from '#core/client/ui/CompanyLogo.tsx';
import { usePointedRow } from '#core/client/ui/data-list/use-pointed-row.ts';
import { VirtualLedger } from '#core/client/ui/data-list/VirtualLedger.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
import { JobRow } from './JobRow.tsx';
import type { JobSearchStore } from './job-search-store.ts';
import type { NoJobs } from './NoJobs.tsx';
import type { OnSearch } from './on-search.ts';
import type { SearchTerms } from './search-terms.ts';

interface JobResultsProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch;
  /** Called with the posting that the pointer or the focus is on. */
  readonly onActive: (job: JobSummary) => void;
  /** Id of the posting that the preview shows. */
  readonly active: string | undefined;
}

const idOf = (job: JobSummary): string => job.id;

/** The found postings, as a list that grows by pages. The loaded postings stay when the next page fails. */
export const JobResults = observer(function JobResults({ store, terms, onSearch, onActive, active }: JobResultsProps): JSX.Element {
  const t = useT('job-search');
  const { results, isCurrent, foundWords: searchText, count } = store;
  const marks = useLoadedContributions(postingParts.part('mark'));
  const row = useCallback(
    (job: JobSummary) => (
      <JobRow
        job={job}
        searchText={searchText}
        marks={marks}
        isChosen={job.id === active}
        action={<SaveButton job={job} isInRow />}
        logo={<LogoPicture fileId={job.company.logoFileId} />}
      />
    ),
    [searchText, marks, active],
  );
  const point = usePointedRow((index) => {
    const job = results.items[index];
    if (job !== undefined) onActive(job);
  });
  if (!isCurrent && results.status === 'failed') {
    return <ErrorNote title={t('search.failed')} reason={t('search.failedHelp')} onRetry={() => void store.retry()} />;
  }
  if (results.isEmpty && isCurrent) {
    return <PluginPart plugin="jobs" what="jobs.none-found" load={loadNoJobs} given={{ store, terms, onSearch }} />;
  }
  if (results.items.length === 0) return <Skeleton of="rows" count={8} />;
  const total = isCurrent && count.value?.more === false ? count.value.count : undefined;
  const jobIds = results.items.map(idOf);
  return (
    <div className={isCurrent ? undefined : 'results__list--old'} onPointerOver={point}>
      {marks.map(({ plugin, id, module: { Source } }) => (
        <PluginBoundary key={id} plugin={plugin} what={id}>
          <Source jobIds={jobIds} />
        </PluginBoundary>
      ))}
      <VirtualLedger
        label={t('search.results')}
        rows={results.items}
        rowId={idOf}
        row={row}
        paging={results}
        onActive={onActive}
        {...(total === undefined ? {} : { total })}
      />
      {isCurrent && !results.hasMore && results.status === 'ready' && (
        <p className="muted">{t('search.end', { count: results.items.length })}</p>
      )}
    </div>
  );
});

async function loadNoJobs(): Promise<typeof NoJobs> {
  return (await import('./NoJobs.tsx')).NoJobs;
}
