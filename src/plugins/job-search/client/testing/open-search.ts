import { screen } from '@testing-library/react';
import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import type { SearchTerms } from '../terms/job-search.ts';
import { someFacets } from './facet-builders.ts';
import { aJobSummary, pageOf } from './job-builders.ts';

interface OpenedSearch {
  readonly terms?: SearchTerms;
  /** Replies to calls. The search finds one posting when absent. */
  readonly api?: FakeReplies;
  /** More plugins. */
  readonly plugins?: readonly ClientPlugin[];
}

/** Opens the page of the search as a candidate. */
export function openSearch({ terms = {}, api = {}, plugins = [] }: OpenedSearch = {}): Promise<View> {
  return renderPlugin([...clientPlugins, ...plugins], {
    at: href(jobRoutes.search, {}, { ...terms }),
    as: 'candidate',
    api: {
      'jobs.search': pageOf(aJobSummary()),
      'jobs.count': { count: 1, more: false },
      'jobs.list-facets': someFacets(),
      'jobs.suggest': { items: [] },
      ...api,
    },
  });
}

/** Makes the window of each test so many pixels wide. */
export function withWindow(pixels: number): void {
  const ordinary = globalThis.matchMedia;
  beforeEach(() => {
    globalThis.matchMedia = (query) =>
      Object.assign(ordinary(query), { matches: Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity) <= pixels });
  });
  afterEach(() => {
    globalThis.matchMedia = ordinary;
  });
}

/** Makes the window of each test wide enough for the filters beside the list, but not for a preview. */
export function withRoomForFilters(): void {
  withWindow(1280);
}

/** The checkbox of a filter whose name begins like this. */
export const filter = (name: string): HTMLElement => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** The terms of the searches that the page sent. */
export const searchesOf = ({ api }: View): unknown[] => api.calls.filter(({ id }) => id === 'jobs.search').map(({ query }) => query);
