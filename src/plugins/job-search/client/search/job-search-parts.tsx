import { type JSX, useCallback } from 'react';
import { useLoadedContributions } from '#core/client/i18n/use-loaded-contributions.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import type { SearchPartsOf, SearchWords, ShownRows } from '#core/client/search/search-parts.ts';
import { LogoPicture } from '#core/client/ui/CompanyLogo.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import type { FoundJob } from '../../contract/search-schemas.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
import { useOwnSkills } from '../sources/use-own-skills.tsx';
import type { JobSearch } from '../terms/job-search.ts';
import { useChoiceText } from '../terms/use-filter-text.ts';
import type { JobFacetPanel } from './facets/JobFacetPanel.tsx';
import { JobRow } from './JobRow.tsx';

/** The parts of the page of the search. */
export const jobSearchParts: SearchPartsOf<JobSearch> = {
  plugin: 'job-search',
  useWords,
  useChoiceText,
  useRows,
  // Their code loads when the screen has room for them, or the user opens them.
  facets: (shown, headingLevel) => (
    <PluginPart
      plugin="job-search"
      what="job-search.facets"
      load={loadPanel}
      given={{ shown, headingLevel }}
      placeholder={<Skeleton count={12} />}
    />
  ),
  preview: (job) => <Preview job={job} />,
};

async function loadPanel(): Promise<typeof JobFacetPanel> {
  return (await import('./facets/JobFacetPanel.tsx')).JobFacetPanel;
}

function useWords(): SearchWords {
  const t = useT('job-search');
  return (word, values) => (word === 'found' ? t('jobs:search.found', values) : t(`search.${word}`, values));
}

function useRows({ store: { results, first, shown } }: JobSearch, activeId: string | undefined): ShownRows<FoundJob> {
  const marks = useLoadedContributions(postingParts.part('mark'));
  const ownSkills = useOwnSkills(results.items.some(({ skills }) => skills !== undefined));
  const { isOwn } = ownSkills;
  // The words that the results contain.
  const searchText = first?.corrected ?? shown?.q;
  const row = useCallback(
    (job: FoundJob) => (
      <JobRow
        job={job}
        searchText={searchText}
        marks={marks}
        isChosen={job.id === activeId}
        isOwnSkill={isOwn}
        action={<SaveButton job={job} isInRow />}
        logo={<LogoPicture fileId={job.company.logoFileId} />}
      />
    ),
    [searchText, marks, activeId, isOwn],
  );
  const jobIds = results.items.map(({ id }) => id);
  const lead = (
    <>
      {ownSkills.reader}
      {marks.map(({ plugin, id, module: { Source } }) => (
        <PluginBoundary key={id} plugin={plugin} what={id}>
          <Source jobIds={jobIds} />
        </PluginBoundary>
      ))}
    </>
  );
  return { row, lead };
}

function Preview({ job }: { readonly job: JobSummary }): JSX.Element {
  return (
    <>
      {useContributions(postingParts.part('view')).map(({ plugin, thing }) => (
        <PluginPart
          key={thing.id}
          plugin={plugin}
          what={thing.id}
          given={{ job }}
          load={async () => (await thing.value.loadPreview()).JobPreview}
        />
      ))}
    </>
  );
}
