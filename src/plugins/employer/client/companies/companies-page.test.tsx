import { screen, waitFor, within } from '@testing-library/react';
import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { twoPages } from '#core/testing/two-pages.ts';
import { withWidth } from '#core/testing/with-width.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { aCompany, aListedCompany, noCompanyFacets, someCompanyFacets } from '../../contract/testing/a-company.ts';
import { employerClientPlugin } from '../employer.client-plugin.ts';

const company = aListedCompany();
const LIST = href(employerRoutes.companies);
const NAMES = {
  industries: { 'isic-c': 'Manufacturing', 'isic-f': 'Construction' },
  countries: { PT: 'Portugal', DE: 'Germany' },
};

const pageOf = (...items: readonly object[]) => ({ items, nextCursor: null });

const open = (at: string, api: FakeReplies = {}, plugin: ClientPlugin = employerClientPlugin): Promise<View> =>
  renderPlugin([...standIns(plugin), plugin], {
    at,
    as: 'candidate',
    api: {
      'employer.list-companies': pageOf(company),
      'employer.list-company-facets': someCompanyFacets(),
      'admin-masters.list-offered': fakeNamedList(NAMES),
      ...api,
    },
  });

const queriesOf = (view: View, id = 'employer.list-companies'): readonly unknown[] =>
  view.api.calls.filter((call) => call.id === id).map(({ query }) => query);

const list = (): Promise<HTMLElement> => screen.findByRole('list', { name: 'Companies' });

describe('the list of companies', () => {
  withWidth(1280);

  it('keeps both pages and its place after "back" from a company', async () => {
    const other = { id: '018f0000-0000-7000-8000-000000000003', name: 'Other Company' };
    const view = await open(LIST, {
      'employer.list-companies': twoPages([company], [aListedCompany(other)]),
      'employer.get-company': aCompany(other),
    });
    await view.user.click(await screen.findByRole('link', { name: 'Other Company' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Other Company' })).toBeVisible();
    const before = queriesOf(view).length;
    await view.back();
    expect(await screen.findByRole('link', { name: 'Test Company' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Other Company' })).toBeVisible();
    expect(queriesOf(view)).toHaveLength(before);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Other Company'));
  });

  it('links to each company, and says how many the filters find', async () => {
    await open(LIST);
    const link = within(await list()).getByRole('link', { name: 'Test Company' });
    expect(link).toHaveAttribute('href', `/admin/companies/view?id=${company.id}`);
    expect(await screen.findByRole('heading', { level: 2, name: '3 companies' })).toBeVisible();
  });

  it.each([
    [{ openJobs: 1 }, '1 open job'],
    [{ openJobs: 1234 }, '1,234 open jobs'],
    [{ tagline: 'We build harbours.' }, 'We build harbours.'],
    [{ place: { city: 'Porto', country: 'PT' }, country: 'DE' }, 'Porto'],
    [{ place: { city: 'Porto', country: 'PT' }, country: 'DE' }, 'Portugal'],
    [{ country: 'DE' }, 'Germany'],
    [{ industries: ['isic-c'] }, 'Manufacturing'],
    [{ website: 'https://company.test/about' }, 'company.test'],
    [{ verified: { way: 'dns' as const, at: '2026-03-01T09:00:00.000Z' } }, 'Verified by a DNS record of its website on Mar 1, 2026'],
  ])('has the facts of each: %j is shown as "%s"', async (facts, text) => {
    await open(LIST, { 'employer.list-companies': pageOf(aListedCompany(facts)) });
    expect(await within(await list()).findByText(text)).toBeVisible();
  });

  it('has no number of jobs, no order by it and no filter where no plugin has postings', async () => {
    await open(LIST, {
      'employer.list-companies': pageOf(aListedCompany({ openJobs: null })),
      'employer.list-company-facets': someCompanyFacets({ hiring: null }),
    });
    await list();
    const order = within(screen.getByRole('combobox', { name: 'Sort by' }));
    expect(order.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Name', 'Newest']);
    expect(await screen.findByRole('checkbox', { name: /^Portugal/ })).toBeVisible();
    expect(screen.queryByText(/open job/)).toBeNull();
  });

  it('puts every choice into the address, and takes each back', async () => {
    const view = await open(LIST);
    await list();
    await view.user.click(await screen.findByRole('checkbox', { name: /^Has open jobs/ }));
    await view.user.click(await screen.findByRole('checkbox', { name: /^Manufacturing/ }));
    await view.user.click(await screen.findByRole('checkbox', { name: /^11–50/ }));
    await view.user.click(await screen.findByRole('checkbox', { name: /^Portugal/ }));
    await view.user.click(await screen.findByRole('checkbox', { name: /^Germany/ }));
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most open jobs');
    const terms = { industry: 'isic-c', size: '11-50', country: 'DE,PT', hiring: true };
    expect(view.address).toBe(`${LIST}?industry=isic-c&size=11-50&country=DE%2CPT&hiring=true&sort=jobs`);
    await waitFor(() => expect(queriesOf(view).at(-1)).toMatchObject({ ...terms, sort: 'jobs' }));
    // The order changes no count.
    expect(queriesOf(view, 'employer.list-company-facets').at(-1)).toMatchObject(terms);
    expect(queriesOf(view, 'employer.list-company-facets')).toHaveLength(6);
    await view.user.click(screen.getByRole('button', { name: /Germany/ }));
    expect(view.address).toBe(`${LIST}?industry=isic-c&size=11-50&country=PT&hiring=true&sort=jobs`);
    const [clear] = screen.getAllByRole('button', { name: 'Clear all' });
    await view.user.click(clear as HTMLElement);
    expect(view.address).toBe(`${LIST}?sort=jobs`);
  });

  it('leaves out what the address makes up', async () => {
    const view = await open(`${LIST}?industry=%00%20x,isic-c&size=7,1&country=de,PT&hiring=maybe&sort=website&owner=me`);
    await list();
    const [query = {}] = queriesOf(view) as readonly object[];
    expect(query).toMatchObject({ industry: 'isic-c', size: '1', country: 'PT' });
    for (const name of ['hiring', 'sort', 'owner']) expect(query).not.toHaveProperty(name);
  });

  it('says when there are none, and what to leave out', async () => {
    const view = await open(`${LIST}?q=works&country=PT`, {
      'employer.list-companies': ({ query }: { query: { country?: string } }) => (query.country === undefined ? pageOf(company) : pageOf()),
      'employer.list-company-facets': ({ query }: { query: { country?: string } }) =>
        query.country === undefined ? someCompanyFacets() : noCompanyFacets(),
    });
    expect(await screen.findByText('No company matches your search')).toBeVisible();
    expect(await screen.findByText('Without “Portugal” there are 3 companies.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Leave it out' }));
    expect(await screen.findByRole('link', { name: 'Test Company' })).toBeVisible();
    expect(view.address).toBe(`${LIST}?q=works`);
  });

  it('is searched while one types, and keeps the focus', async () => {
    const view = await open(LIST);
    const field = await screen.findByLabelText('What');
    await view.user.type(field, 'harb');
    await waitFor(() => expect(queriesOf(view).at(-1)).toMatchObject({ q: 'harb' }));
    expect(view.address).toBe(`${LIST}?q=harb`);
    expect(field).toHaveFocus();
  });

  it('says that it did not load, and loads again', async () => {
    let isDown = true;
    const view = await open(LIST, {
      'employer.list-companies': () => (isDown ? Promise.reject(refusal(500, 'internal', 'It failed.')) : pageOf(company)),
    });
    expect(await screen.findByText('The companies did not load.')).toBeVisible();
    isDown = false;
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Test Company' })).toBeVisible();
  });

  it('has its rows when the counts did not load', async () => {
    await open(LIST, { 'employer.list-company-facets': () => Promise.reject(refusal(500, 'internal', 'It failed.')) });
    expect(await screen.findByRole('link', { name: 'Test Company' })).toBeVisible();
    expect(await screen.findByText('The numbers of companies for each filter did not load.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '11–50' })).toBeVisible();
  });

  it('sends its calls while its code loads, and each of them once', async () => {
    const code = Promise.withResolvers<void>();
    const pages = (employerClientPlugin.pages ?? []).map((page) => ({
      ...page,
      load: async () => {
        await code.promise;
        return import('./CompaniesPage.tsx');
      },
    }));
    const view = await open('/nowhere', {}, { ...employerClientPlugin, pages });
    const calls = () => view.api.calls.map(({ id }) => id).filter((id) => id.startsWith('employer.'));
    const opening = view.open(`${LIST}?country=PT&sort=jobs`);
    await waitFor(() => expect(calls()).toEqual(['employer.list-companies', 'employer.list-company-facets']));
    code.resolve();
    await opening;
    expect(calls()).toEqual(['employer.list-companies', 'employer.list-company-facets']);
  });
});

describe('the list of companies on a phone', () => {
  withWidth(390);

  it('has its filters in a sheet, which says how many they find', async () => {
    const view = await open(LIST);
    await list();
    await view.user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await view.user.click(await sheet.findByRole('checkbox', { name: /^Germany/ }));
    expect(view.address).toBe(`${LIST}?country=DE`);
    await view.user.click(await sheet.findByRole('button', { name: 'Show 3 companies' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
