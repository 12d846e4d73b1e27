import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { pick } from '#core/testing/pick.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { twoPages } from '#core/testing/two-pages.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { employerClientPlugin } from '../employer.client-plugin.ts';
import { aListedCompany } from '../testing/a-company.ts';

const company = aListedCompany();
const INDUSTRIES = { 'isic-c': 'Manufacturing', 'isic-f': 'Construction' };

const open = (at: string, api: FakeReplies): Promise<View> =>
  renderPlugin([...standIns(employerClientPlugin), employerClientPlugin], { at, as: 'candidate', api });

describe('the list of companies', () => {
  const other = aListedCompany({ id: '018f0000-0000-7000-8000-000000000003', name: 'Other Company' });
  const api = { 'employer.list-companies': twoPages([aListedCompany()], [other]), 'employer.get-company': other };
  const lists = (view: View): number => view.api.calls.filter(({ id }) => id === 'employer.list-companies').length;

  it('keeps both pages and its place after "back" from a company', async () => {
    const view = await open(href(employerRoutes.companies), api);
    await view.user.click(await screen.findByRole('link', { name: 'Other Company' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Other Company' })).toBeVisible();
    const before = lists(view);
    await view.back();
    expect(await screen.findByRole('link', { name: 'Test Company' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Other Company' })).toBeVisible();
    expect(lists(view)).toBe(before);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Other Company'));
  });

  it('links to each company', async () => {
    await open(href(employerRoutes.companies), { 'employer.list-companies': { items: [aListedCompany()], nextCursor: null } });
    const link = await screen.findByRole('link', { name: 'Test Company' });
    expect(link).toHaveAttribute('href', `/admin/companies/view?id=${company.id}`);
  });

  it.each([
    [{ openJobs: { count: 1, more: false } }, '1 open job'],
    [{ openJobs: { count: 12, more: false } }, '12 open jobs'],
    [{ openJobs: { count: 1000, more: true } }, 'More than 1,000 open jobs'],
    [{ places: [{ city: 'Porto', country: 'PT' }], country: 'DE' }, 'Porto'],
    [{ places: [{ city: 'Porto', country: 'PT' }], country: 'DE' }, 'Portugal'],
    [{ country: 'DE' }, 'Germany'],
    [{ industry: 'isic-c' }, 'Manufacturing'],
  ])('has the number of jobs, the place and the industry of each: %j is shown as "%s"', async (facts, text) => {
    await open(href(employerRoutes.companies), {
      'admin-masters.list-offered': fakeNamedList({ countries: { PT: 'Portugal', DE: 'Germany' }, industries: INDUSTRIES }),
      'employer.list-companies': { items: [aListedCompany(facts)], nextCursor: null },
    });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('has no number of jobs where no plugin has postings', async () => {
    await open(href(employerRoutes.companies), {
      'employer.list-companies': { items: [aListedCompany({ openJobs: null })], nextCursor: null },
    });
    expect(await screen.findByText('Test Company')).toBeVisible();
    expect(screen.queryByText(/open job/)).toBeNull();
    const order = within(screen.getByRole('combobox', { name: 'Sort by' }));
    expect(order.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Name', 'Newest']);
  });

  /** The queries of the list, for pages or for the number of all rows. */
  const queries = (view: View, isCount = false) =>
    view.api.calls
      .filter(({ id }) => id === 'employer.list-companies')
      .map(({ query }) => query as { readonly count?: 'only' })
      .filter(({ count }) => (count === 'only') === isCount);

  it('says how many companies the filters have', async () => {
    const view = await open(`${href(employerRoutes.companies)}?q=works&industry=isic-c&sort=jobs`, {
      'admin-masters.list-offered': fakeNamedList({ industries: INDUSTRIES }),
      'employer.list-companies': ({ query }: { query: { count?: string; cursor?: string } }) => {
        if (query.count !== undefined) return { items: [], nextCursor: null, count: { count: 1234, more: false } };
        const page = Number(query.cursor ?? 0);
        return {
          items: [aListedCompany({ id: `018f0000-0000-7000-8000-${String(page).padStart(12, '0')}` })],
          nextCursor: String(page + 1),
        };
      },
    });
    expect(await screen.findByText('1,234 entries')).toBeVisible();
    expect(queries(view, true)).toMatchObject([{ q: 'works', industry: 'isic-c' }]);
  });

  it('has the companies of the chosen industry, keeps the other choices, and says when there are none', async () => {
    const view = await open(`${href(employerRoutes.companies)}?q=works&sort=newest`, {
      'admin-masters.list-offered': fakeNamedList({ industries: INDUSTRIES }),
      'employer.list-companies': ({ query }: { query: { industry?: string } }) => ({
        items: query.industry === undefined ? [aListedCompany()] : [],
        nextCursor: null,
      }),
    });
    await pick(view.user, await screen.findByLabelText('Industry'), 'Construction');
    expect(await screen.findByText('No company matches these filters.')).toBeVisible();
    expect(view.address).toBe('/admin/companies?q=works&industry=isic-f&sort=newest');
    expect(queries(view).at(-1)).toMatchObject({ q: 'works', industry: 'isic-f', sort: 'newest' });
    await view.user.click(screen.getByRole('link', { name: 'Show all companies' }));
    expect(await screen.findByText('Test Company')).toBeVisible();
    expect(view.address).toBe('/admin/companies?sort=newest');
    expect(screen.getByLabelText('Industry')).toHaveValue('');
  });

  // Imports of master data give rows such codes.
  it.each(['isic-c', 'C', 'C28.1', 'مضخات'])('names the industry "%s" of the address, and none that the address makes up', async (code) => {
    const api = {
      'admin-masters.list-offered': fakeNamedList({ industries: { [code]: 'Manufacturing' } }),
      'employer.list-companies': { items: [aListedCompany()], nextCursor: null },
    };
    const view = await open(`${href(employerRoutes.companies)}?industry=${encodeURIComponent(code)}`, api);
    await waitFor(() => expect(screen.getByLabelText('Industry')).toHaveValue('Manufacturing'));
    expect(queries(view).at(-1)).toMatchObject({ industry: code });
    await view.open(`${href(employerRoutes.companies)}?industry=%00%20x&sort=website`);
    await waitFor(() => expect(screen.getByLabelText('Industry')).toHaveValue(''));
    for (const name of ['industry', 'sort']) expect(queries(view).at(-1)).not.toHaveProperty(name);
  });

  it('has the chosen order, which the address keeps', async () => {
    const view = await open(href(employerRoutes.companies), {
      'employer.list-companies': { items: [aListedCompany()], nextCursor: null },
    });
    expect(await screen.findByText('Test Company')).toBeVisible();
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveDisplayValue('Name');
    await view.user.selectOptions(order, 'Most open jobs');
    expect(view.address).toBe('/admin/companies?sort=jobs');
    await waitFor(() => expect(queries(view).at(-1)).toMatchObject({ sort: 'jobs' }));
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Most open jobs');
  });

  it('is searched by name while one types, and keeps the focus', async () => {
    const view = await open(href(employerRoutes.companies), {
      'employer.list-companies': ({ query }: { query: { q?: string } }) => ({
        items: query.q === 'nobody' ? [] : [aListedCompany()],
        nextCursor: null,
      }),
    });
    const field = await screen.findByLabelText('Company name');
    await view.user.type(field, 'nobody');
    expect(await screen.findByText('No company matches this name.')).toBeVisible();
    expect(view.address).toBe('/admin/companies?q=nobody');
    expect(field).toHaveFocus();
    await view.user.click(screen.getByRole('link', { name: 'Show all companies' }));
    expect(await screen.findByText('Test Company')).toBeVisible();
    expect(screen.getByLabelText('Company name')).toHaveValue('');
  });
});
