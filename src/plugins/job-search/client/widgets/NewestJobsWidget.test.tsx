import { screen, waitFor } from '@testing-library/react';
import { type JSX, useEffect, useState } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { clientPlugins } from '#plugins/index.client.ts';
import { type AppliedModule, type JobSearches, type JobWishModule, seekerParts } from '#plugins/jobs/contract/client-extension-points.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { aJobSummary, idOf, pageOf } from '../testing/job-builders.ts';
import { Widget } from './NewestJobsWidget.tsx';

function Page(): JSX.Element {
  const hasTexts = useTexts(['job-search']);
  const [title, setTitle] = useState('Newest jobs');
  return (
    <>
      <h1>{title}</h1>
      {hasTexts && <Widget onTitle={setTitle} />}
    </>
  );
}

let wished: JobSearches = [];

const Source: JobWishModule['Source'] = ({ onSearches }) => {
  useEffect(() => onSearches(wished), [onSearches]);
  return null;
};

let appliedTo: readonly string[] | undefined;

const Applied: AppliedModule['Source'] = ({ onApplied }) => {
  useEffect(() => onApplied(new Set(appliedTo)), [onApplied]);
  return null;
};

const loadApplied = async (): Promise<AppliedModule> => {
  if (appliedTo === undefined) throw new Error('broken on purpose');
  return { Source: Applied };
};

const probe = (load: () => Promise<JobWishModule>) =>
  defineClientPlugin({
    id: 'probe',
    requires: ['jobs'],
    pages: [{ route: routeRef('probe.page', '/probe'), layout: 'none', load: async () => ({ Page }) }],
    contributes: [
      seekerParts.add('probe.wishes', 10, { wishes: { roles: ['candidate'], load }, applied: { roles: ['candidate'], load: loadApplied } }),
    ],
  });

const welder = aJobSummary({ id: idOf(5), title: 'Welder', publishedAt: '2026-02-01T09:00:00.000Z' });
const fitter = aJobSummary({ id: idOf(6), title: 'Fitter', publishedAt: '2026-02-02T09:00:00.000Z' });

/** Finds the welder and the fitter by their titles, only without a place, and the pump engineer by an empty search. */
function search({ query: { q, where } }: { query: JobFilter }): unknown {
  if (q === undefined) return pageOf(aJobSummary());
  return pageOf(...[welder, fitter].filter(({ title }) => where === undefined && title === q));
}

interface Opened {
  readonly as?: 'candidate' | 'employer';
  readonly load?: () => Promise<JobWishModule>;
  readonly applied?: readonly string[];
}

function open(searches: JobSearches, { as = 'candidate', load = async () => ({ Source }), applied }: Opened = {}): Promise<View> {
  wished = searches;
  appliedTo = applied;
  return renderPlugin([...clientPlugins, probe(load)], { at: '/probe', as, api: { 'jobs.search': search } });
}

const titles = (): (string | null)[] => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the newest postings on a dashboard', () => {
  it('are those that the first successful group of searches finds, under a title that says so', async () => {
    const wishes = [[{ q: 'Welder', where: 'Kampen' }], [{ q: 'Welder' }, { q: 'Fitter' }, { q: 'Welder' }], [{}]];
    const view = await open(wishes);
    await waitFor(() => expect(view.heading).toBe('Newest jobs that match your profile'));
    expect(titles()).toEqual(['Fitter', 'Welder']);
  });

  it.each<[string, JobSearches]>([
    ['nothing is wished', []],
    ['no search finds anything', [[{ q: 'Diver' }]]],
  ])('are the newest of all when %s', async (_when, searches) => {
    const view = await open(searches);
    await waitFor(() => expect(titles()).toEqual(['Pump engineer']));
    expect(view.heading).toBe('Newest jobs');
  });

  it('are the newest of all when the wishes do not load', async () => {
    await open([[{ q: 'Welder' }]], { load: () => Promise.reject(new Error('broken on purpose')) });
    await waitFor(() => expect(titles()).toEqual(['Pump engineer']));
  });

  it('leave out those to which the candidate has applied, and ask for more than five for it', async () => {
    const view = await open([[{ q: 'Welder' }, { q: 'Fitter' }]], { applied: [fitter.id] });
    await waitFor(() => expect(titles()).toEqual(['Welder']));
    expect(view.api.calls.filter(({ id }) => id === 'jobs.search').map(({ query }) => query)).toEqual([
      { q: 'Welder', limit: 6 },
      { q: 'Fitter', limit: 6 },
    ]);
  });

  it('go on with the next group when the candidate has applied to all of the first one', async () => {
    await open([[{ q: 'Welder' }], [{ q: 'Fitter' }]], { applied: [welder.id] });
    await waitFor(() => expect(titles()).toEqual(['Fitter']));
  });

  it('are shown when the applications do not load', async () => {
    await open([[{ q: 'Welder' }]], {});
    await waitFor(() => expect(titles()).toEqual(['Welder']));
  });

  it('do not depend on the wishes of another role', async () => {
    const view = await open([[{ q: 'Welder' }]], { as: 'employer' });
    await waitFor(() => expect(titles()).toEqual(['Pump engineer']));
    expect(view.heading).toBe('Newest jobs');
  });
});
