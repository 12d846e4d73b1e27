import type { JSX } from 'react';
import { SearchFacetPanel } from '#core/client/search/SearchFacetPanel.tsx';
import type { JobSearch } from '../job-search.ts';
import { useJobFacets } from './use-job-facets.tsx';

interface JobFacetPanelProps {
  readonly shown: JobSearch;
  readonly headingLevel: 2 | 3;
}

/** The filters of the job search. */
export function JobFacetPanel(props: JobFacetPanelProps): JSX.Element {
  return <SearchFacetPanel {...props} useFacets={useJobFacets} />;
}
