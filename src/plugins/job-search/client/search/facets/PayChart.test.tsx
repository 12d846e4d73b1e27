import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MOST_FACET_VALUES } from '#core/client/ui/facets/facet-options.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { aFacet, someFacets } from '../../testing/facet-builders.ts';
import { aJobSummary, pageOf } from '../../testing/job-builders.ts';

const open = (search = {}, facets = someFacets()): Promise<View> =>
  renderPlugin(clientPlugins, {
    at: href(jobRoutes.search, {}, search),
    as: 'candidate',
    api: {
      'jobs.search': { ...pageOf(aJobSummary()), corrected: null },
      'jobs.count': { count: 38, more: false },
      'jobs.list-facets': facets,
      'admin-masters.list-offered': fakeNamedList({
        currencies: { EUR: 'Euro', NOK: 'Norwegian krone' },
        skills: { diving: 'Diving', welding: 'Welding' },
      }),
    },
  });

const ordinary = globalThis.matchMedia;
beforeEach(() => {
  globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: query.includes('1280') });
});
afterEach(() => {
  globalThis.matchMedia = ordinary;
});

const lowest = (): Promise<HTMLElement> => screen.findByRole('slider', { name: 'Lowest pay' });

describe('the filter of pay', () => {
  it('can be read without its picture', async () => {
    await open();
    const bands = within(await screen.findByRole('list', { name: 'Jobs by pay per year' })).getAllByRole('listitem');
    expect(bands).toHaveLength(12);
    expect(bands[3]).toHaveTextContent('€50,000 to €60,000: 5 jobs');
    expect(bands[11]).toHaveTextContent('€130,000 and more: 0 jobs');
    expect(await lowest()).toHaveAttribute('aria-valuetext', 'No lower limit');
    expect(screen.getByRole('slider', { name: 'Highest pay' })).toHaveAttribute('aria-valuetext', 'No upper limit');
  });

  it('is moved by its sliders, and searches when they rest', async () => {
    const view = await open();
    const slider = await lowest();
    fireEvent.change(slider, { target: { value: '2' } });
    fireEvent.change(slider, { target: { value: '3' } });
    expect(slider).toHaveAttribute('aria-valuetext', '€50,000');
    expect(view.address).toBe('/admin/jobs/all');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?minSalary=50000&currency=EUR'));
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('50000'));
    fireEvent.pointerDown(screen.getByRole('slider', { name: 'Highest pay' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Highest pay' }), { target: { value: '1' } });
    fireEvent.pointerUp(screen.getByRole('slider', { name: 'Highest pay' }));
    // One bar stays between the ends.
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?minSalary=50000&maxSalary=60000&currency=EUR'));
    expect(await screen.findByRole('button', { name: /Remove.*Pay from €50,000 to €60,000 per year/ })).toBeVisible();
  });

  it('takes amounts from its fields, with the currency of most postings', async () => {
    const view = await open(
      {},
      someFacets({ pay: { currency: 'NOK', from: 300_000, step: 50_000, counts: Array(12).fill(1), more: false } }),
    );
    await lowest();
    await view.user.type(screen.getByLabelText('To'), '500k{Enter}');
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?maxSalary=500000&currency=NOK'));
    const highest = screen.getByRole('slider', { name: 'Highest pay' });
    await waitFor(() => expect(highest).toHaveAttribute('aria-valuetext', expect.stringMatching(/500,000/)));
  });

  it('is compared in the chosen currency', async () => {
    const view = await open({ minSalary: 50_000, currency: 'EUR' });
    const currency = await screen.findByRole('combobox', { name: 'Currency' });
    expect(currency).toHaveValue('EUR');
    await view.user.click(currency);
    await view.user.click(await screen.findByRole('option', { name: /NOK/ }));
    await waitFor(() => expect(view.address).toBe('/admin/jobs/all?minSalary=50000&currency=NOK'));
  });

  it('is closed when no job states its pay, and says so when it is opened', async () => {
    const { user } = await open({}, someFacets({ pay: null }));
    const title = await screen.findByRole('button', { name: 'Pay per year' });
    await waitFor(() => expect(title).toHaveAttribute('aria-expanded', 'false'));
    await user.click(title);
    expect(await screen.findByText('None of these jobs states its pay.')).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('option', { name: /^Pay in/ })).toBeNull();
  });
});

it('the filter of skills finds further ones by name when there are more than it shows', async () => {
  const skills = Object.fromEntries(Array.from({ length: MOST_FACET_VALUES }, (_, at) => [`s${at}`, [`Skill ${at}`, 30 - at] as const]));
  const view = await open({ skills: 'welding' }, someFacets({ skills: aFacet(skills) }));
  await view.user.type(await screen.findByRole('combobox', { name: 'Find another skill' }), 'ing');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Diving' })).toBeVisible());
  expect(screen.queryByRole('option', { name: 'Welding' })).toBeNull();
  await view.user.click(screen.getByRole('option', { name: 'Diving' }));
  await waitFor(() => expect(view.address).toBe('/admin/jobs/all?skills=diving%2Cwelding'));
  expect(await screen.findByRole('checkbox', { name: /^Diving/ })).toBeChecked();
});

it('the filter of skills has no search when it shows all', async () => {
  await open();
  expect(await screen.findByRole('checkbox', { name: 'Welding 6' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Find another skill' })).toBeNull();
});

it('the filters are a sheet on phones, whose button says how many jobs there are', async () => {
  globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: false });
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await view.user.click(await sheet.findByRole('checkbox', { name: /^Remote/ }));
  expect(view.address).toBe('/admin/jobs/all?workMode=remote');
  await view.user.click(await sheet.findByRole('button', { name: 'Show 38 jobs' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
