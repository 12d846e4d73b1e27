import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { clientPlugins } from '#plugins/index.client.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import type { Place } from '#plugins/places/contract/schemas.ts';
import type { JobFacets } from '../../contract/search-schemas.ts';
import { someFacets } from '../testing/facet-builders.ts';
import { aJobSummary, pageOf } from '../testing/job-builders.ts';
import { withRoomForFilters } from '../testing/open-search.ts';

withRoomForFilters();

const PLACES: readonly Place[] = [
  { id: 7, name: 'Leeds', names: { de: 'Leeds' }, region: 'England', country: 'GB' },
  { id: 8, name: 'Leeds', names: {}, region: 'Alabama', country: 'US' },
];

const open = (search = {}, facets: Partial<JobFacets> = {}, answer: object = {}): Promise<View> =>
  renderPlugin(clientPlugins, {
    at: href(jobRoutes.search, {}, search),
    as: 'candidate',
    api: {
      'jobs.search': { ...pageOf({ ...aJobSummary(), distance: 12.4 }), place: null, corrected: null, ...answer },
      'jobs.count': { count: 1, more: false },
      'jobs.list-facets': someFacets(facets),
      'places.suggest': { items: PLACES },
    },
  });

const where = (): HTMLElement => screen.getByRole('combobox', { name: 'Where' });

test('a place is chosen by the keyboard, and the search is around it', async () => {
  const view = await open();
  await view.user.type(where(), 'l');
  const list = await screen.findByRole('listbox', { name: 'Places' });
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  expect(within(list).getAllByRole('option')[1]).toHaveTextContent('Leeds Alabama');
  await view.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(where()).toHaveValue('Leeds');
  // Readers in miles begin with 25 miles.
  await waitFor(() => expect(view.address).toMatch(/[?]where=Leeds&place=8(?:&radius=40)?$/));
});

describe('the place where the browser is', () => {
  const locate = (getCurrentPosition: Geolocation['getCurrentPosition']): void =>
    void Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

  const chooseHere = async (): Promise<View> => {
    const view = await open();
    await view.user.click(where());
    await view.user.click(await screen.findByRole('option', { name: 'Near me' }));
    return view;
  };

  test('is offered by the empty field, and the nearest town becomes the place of the search', async () => {
    const coords = { latitude: 53.79648, longitude: -1.54785 };
    locate((found) => found({ coords } as GeolocationPosition));
    const view = await chooseHere();
    await waitFor(() => expect(view.address).toMatch(/[?]where=Leeds&place=7(?:&radius=40)?$/));
    const asked = view.api.calls.filter(({ id }) => id === 'places.suggest').map(({ query }) => query);
    expect(asked).toEqual([{ q: '', latitude: 53.8, longitude: -1.55 }]);
  });

  test('stays unknown when the user refuses, which is said', async () => {
    locate((_found, fail) => fail?.({ code: 1 } as GeolocationPositionError));
    const view = await chooseHere();
    await waitFor(() => expect(view.snackbar).toBe('Your place is not known. Type it.'));
    expect(view.address).toBe('/admin/jobs/all');
  });

  test('is not offered by a browser that cannot know it', async () => {
    const view = await open();
    await view.user.click(where());
    await view.user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option', { name: 'Near me' })).toBe(null);
  });
});

test('another text in the field is no longer the chosen place', async () => {
  const view = await open({ where: 'Leeds', place: 7, radius: 50, remote: true });
  await view.user.clear(where());
  await view.user.type(where(), 'Oslo');
  await waitFor(() => expect(view.address).toBe('/admin/jobs/all?where=Oslo'));
});

test('rows say how far away they are', async () => {
  await open({ where: 'Leeds', place: 7 });
  expect(await screen.findByText(/12 km away|8 mi away/)).toBeVisible();
});

test('a distance and remote work are chosen where a place is', async () => {
  const view = await open({ where: 'Leeds', place: 7 });
  const group = await screen.findByRole('group', { name: /^Distance/ });
  await view.user.click(within(group).getByRole('radio', { name: /^50|^31/ }));
  await waitFor(() => expect(view.address).toMatch(/radius=(50|80)/));
  await view.user.click(within(group).getByRole('checkbox', { name: 'Also remote jobs that allow this place' }));
  await waitFor(() => expect(view.address).toContain('remote=true'));
});

test('a town of the jobs found is chosen among the filters, and taken back', async () => {
  const view = await open({ q: 'cook' }, { places: { values: PLACES.map((place) => ({ place, count: 3 })), more: false, read: null } });
  const group = await screen.findByRole('group', { name: /^Place/ });
  await view.user.click(within(group).getByRole('radio', { name: /^Leeds, Alabama/ }));
  await waitFor(() => expect(view.address).toMatch(/where=Leeds&place=8/));
  await waitFor(() => expect(where()).toHaveValue('Leeds'));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Leeds, Alabama/ })).toBeChecked());
  await view.user.click(screen.getByRole('radio', { name: 'Any place' }));
  await waitFor(() => expect(view.address).toBe('/admin/jobs/all?q=cook'));
});

test('another town takes the place of the words that were read as one', async () => {
  const places = { values: PLACES.map((place) => ({ place, count: 3 })), more: false, read: { id: 7, phrase: 'in leeds' } };
  const view = await open({ q: 'cook in Leeds' }, { places });
  expect(await screen.findByRole('radio', { name: /^Leeds, England/ })).toBeChecked();
  await view.user.click(screen.getByRole('radio', { name: /^Leeds, Alabama/ }));
  await waitFor(() => expect(view.address).toMatch(/[?]q=cook&where=Leeds&place=8/));
});

test('words that were read as a place are searched as words, or become the place of the search', async () => {
  const read = [{ field: 'place', value: '7', phrase: 'in Leeds' }];
  const answer = { ...pageOf(aJobSummary()), place: PLACES[0], corrected: null, read };
  await open({ q: 'cook in Leeds' }, {}, answer);
  expect(await screen.findByText(/“in Leeds” was read as a place: Leeds, England/)).toBeVisible();
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Search for these words instead.')).toBe('/admin/jobs/all?q=cook%20in%20Leeds&asWords=place');
  expect(address('Choose the distance.')).toMatch(/[?]q=cook&where=Leeds&place=7(?:&radius=40)?$/);
});

test('without a place there is no distance', async () => {
  await open({ where: 'Leeds', radius: 50, remote: true });
  await screen.findByRole('group', { name: /^Pay/ });
  expect(screen.queryByRole('group', { name: /^Distance/ })).toBe(null);
});
