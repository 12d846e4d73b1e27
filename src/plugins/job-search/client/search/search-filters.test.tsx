import { act, screen, waitFor } from '@testing-library/react';
import { HistoryTrail } from '#core/client/navigation/history-trail.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import type { JobFacets } from '../../contract/search-schemas.ts';
import type { SearchTerms } from '../terms/job-search.ts';
import { aFacet, someFacets } from '../testing/facet-builders.ts';
import { idOf } from '../testing/job-builders.ts';
import { filter, openSearch, searchesOf, withRoomForFilters } from '../testing/open-search.ts';

interface FacetsCall {
  readonly query: SearchTerms;
}

const open = (terms: SearchTerms = {}, api: FakeReplies = {}): Promise<View> => openSearch({ terms, api });

withRoomForFilters();

describe('the filters of the search', () => {
  it('narrows to three values, of which each is a step of the history', async () => {
    const view = await open({ q: 'pumps' });
    await view.user.click(await screen.findByRole('checkbox', { name: /^Remote/ }));
    await waitFor(() => expect(filter('Remote')).toBeChecked());
    await view.user.click(filter('On site'));
    await waitFor(() => expect(filter('On site')).toBeChecked());
    await view.user.click(filter('Welding'));
    await waitFor(() => expect(filter('Welding')).toBeChecked());
    const address = new URL(view.address, 'http://localhost').searchParams;
    expect(Object.fromEntries(address)).toEqual({ q: 'pumps', workMode: 'onsite,remote', skills: 'welding' });
    expect(searchesOf(view).at(-1)).toMatchObject({ workMode: 'onsite,remote', skills: 'welding' });
    expect(view.resolve(HistoryTrail).previous).toBe('/admin/jobs/all?q=pumps&workMode=onsite%2Cremote');
  });

  it('keeps all of several choices that are made before the address follows', async () => {
    const view = await open({ skills: 'welding' });
    const choices = await Promise.all(
      ['Remote', 'On site', 'Welding'].map((name) => screen.findByRole('checkbox', { name: new RegExp(`^${name}`) })),
    );
    act(() => {
      for (const choice of choices) choice.click();
    });
    await waitFor(() => expect(filter('On site')).toBeChecked());
    expect([filter('Remote'), filter('Welding')].map((choice) => choice instanceof HTMLInputElement && choice.checked)).toEqual([
      true,
      false,
    ]);
    expect(searchesOf(view).at(-1)).toMatchObject({ workMode: 'onsite,remote' });
    expect(searchesOf(view).at(-1)).not.toHaveProperty('skills', expect.anything());
  });

  it('keeps the numbers of the filters until the new ones are there, and a chosen value that finds nothing', async () => {
    const later = Promise.withResolvers<JobFacets>();
    const view = await open(
      {},
      { 'jobs.list-facets': ({ query }: FacetsCall) => (query.category === undefined ? someFacets() : later.promise) },
    );
    await view.user.click(await screen.findByRole('checkbox', { name: 'Engineering 12' }));
    await waitFor(() => expect(filter('Engineering')).toBeChecked());
    expect(filter('Healthcare')).toHaveAccessibleName('Healthcare 7');
    await act(async () => later.resolve(someFacets({ category: aFacet({ healthcare: ['Healthcare', 4000] }, true) })));
    await waitFor(() => expect(filter('Healthcare')).toHaveAccessibleName('Healthcare 4,000+'));
    expect(filter('Engineering')).toHaveAccessibleName('Engineering 0');
  });

  it('can be narrowed although the numbers did not load, and loads them again', async () => {
    let fail = true;
    const facets = (): JobFacets => {
      if (fail) throw refusal(503, 'unavailable', 'The server is not ready. Try again in a moment.');
      return someFacets();
    };
    const view = await open({}, { 'jobs.list-facets': facets });
    expect(await screen.findByText('The number of jobs for each filter did not load.')).toBeVisible();
    await view.user.click(filter('Remote'));
    await waitFor(() => expect(filter('Remote')).toBeChecked());
    fail = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(filter('Remote')).toHaveAccessibleName('Remote 8'));
  });

  it.each([{}, { ...someFacets(), skills: { items: [] } }, { ...someFacets(), pay: undefined }, []])(
    'shows the postings beside an answer about the filters that it cannot read: %j',
    async (answer) => {
      await open({}, { 'jobs.list-facets': answer });
      expect(await screen.findByText('The number of jobs for each filter did not load.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Pump engineer' })).toBeVisible();
    },
  );

  it('names chosen values that are not among those of the filters', async () => {
    const view = await open(
      { category: 'pump-making', companies: idOf(2), skills: 'diving,~fish_feeding', country: 'NO' },
      {
        'jobs.list-categories': { items: [{ code: 'pump-making', name: 'Pump making', jobs: 1 }] },
        'employer.get-company': { id: idOf(2), name: 'Test Company' },
        'admin-masters.list-offered': fakeNamedList({ skills: { diving: 'Diving' } }),
      },
    );
    for (const name of ['Pump making', 'Test Company', 'Diving', 'fish feeding', 'Norway']) {
      expect(await screen.findByRole('button', { name: new RegExp(`Remove.*${name}`) })).toBeVisible();
    }
    expect(view.api.calls.filter(({ id }) => id === 'employer.get-company')).toHaveLength(1);
  });
});
