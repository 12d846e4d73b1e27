import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { pick } from '#core/testing/pick.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJob, idOf } from '../testing/job-builders.ts';

const company = { id: idOf(2), name: 'Test Company' };
const offered = fakeNamedList({
  'job-categories': { engineering: 'Engineering', nursing: 'Nursing' },
  'work-modes': { onsite: 'On site', remote: 'Remote' },
  currencies: { CHF: 'Swiss Franc', EUR: 'Euro', GBP: 'British Pound', USD: 'US Dollar' },
});
const description = 'You keep the pumps running and visit the sites on foot. '.repeat(4).trim();

const open = (api: FakeReplies = {}): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], {
    at: href(jobRoutes.form),
    as: 'employer',
    me: { abilities: ['job-posting:create'] },
    api: { 'employer.list-my-companies': { items: [company] }, 'admin-masters.list-offered': offered, 'jobs.get': aJob(), ...api },
  });

async function fill(view: View): Promise<void> {
  await view.user.type(await screen.findByLabelText('Title'), 'Pump engineer');
  await view.user.click(screen.getByLabelText('Description'));
  await view.user.paste(description);
  await view.user.type(screen.getByLabelText('Location'), 'Deventer');
  await view.user.type(screen.getByLabelText('Pay from'), '48000');
  await view.user.type(screen.getByLabelText('Pay to'), '60,000.50');
  await pick(view.user, screen.getByLabelText('Currency'), 'EUR');
}

describe('the form of a job posting', () => {
  it('shows an error beside each missing field, and sends nothing', async () => {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: 'Post job' }));
    expect(await screen.findByLabelText('Title')).toHaveAccessibleDescription('Enter the job title.');
    expect(screen.getByLabelText('Description')).toHaveAccessibleDescription('Describe the job.');
    expect(screen.getByLabelText('Location')).toHaveAccessibleDescription('Enter a location, or choose remote.');
    expect(screen.getByLabelText('Pay from')).toHaveAccessibleDescription('Enter at least one end of the salary range.');
    expect(view.api.calls.map(({ id }) => id)).not.toContain('jobs.create');
  });

  it('posts once, with amounts in minor units, and opens the posting', async () => {
    const view = await open({ 'jobs.create': aJob() });
    await fill(view);
    await view.user.dblClick(screen.getByRole('button', { name: 'Post job' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pump engineer' })).toBeVisible();
    const posts = view.api.calls.filter(({ id }) => id === 'jobs.create');
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toMatchObject({
      title: 'Pump engineer',
      companyId: company.id,
      salary: { min: 4_800_000, max: 6_000_050, currency: 'EUR', period: 'year' },
    });
  });

  it('starts with the currency of the country of the company, and follows the company until the user chooses a currency', async () => {
    const companies = [
      { ...company, country: 'GB' },
      { id: idOf(3), name: 'Swiss Company', country: 'CH' },
      { id: idOf(4), name: 'Company of no country', country: null },
    ];
    const view = await open({ 'employer.list-my-companies': { items: companies } });
    const currency = await screen.findByLabelText('Currency');
    expect(currency).toHaveValue('GBP');
    await view.user.selectOptions(screen.getByLabelText('Company'), 'Swiss Company');
    expect(currency).toHaveValue('CHF');
    await view.user.selectOptions(screen.getByLabelText('Company'), 'Company of no country');
    expect(currency).toHaveValue('USD');
    await view.user.clear(currency);
    await view.user.type(currency, 'euro');
    await view.user.click(await screen.findByRole('option', { name: /EUR/ }));
    await view.user.selectOptions(screen.getByLabelText('Company'), 'Test Company');
    expect(currency).toHaveValue('EUR');
  });

  it("shows the server's issue beside its field and keeps the input", async () => {
    const view = await open({
      'jobs.create': () => {
        throw refusal(422, 'invalid', 'Some of the information is not valid.', [
          { path: 'salary.min', message: 'This is below the legal minimum.', code: 'invalid' },
        ]);
      },
    });
    await fill(view);
    await view.user.click(screen.getByRole('button', { name: 'Post job' }));
    expect(await screen.findByText('This is below the legal minimum.')).toBeVisible();
    expect(screen.getByLabelText('Pay from')).toHaveAccessibleDescription('This is below the legal minimum.');
    expect(screen.getByLabelText('Title')).toHaveValue('Pump engineer');
  });

  it('keeps the input when the user leaves the page and opens it again', async () => {
    const view = await open({ 'jobs.search': { items: [], nextCursor: null } });
    await view.user.type(await screen.findByLabelText('Title'), 'Lock keeper');
    await view.open(href(jobRoutes.search));
    await view.open(href(jobRoutes.form));
    expect(await screen.findByLabelText('Title')).toHaveValue('Lock keeper');
  });

  it('offers the categories by name, and restores the chosen one', async () => {
    const view = await open();
    await pick(view.user, await screen.findByLabelText('Category'), 'Engineering');
    await view.open(href(jobRoutes.hub));
    await view.open(href(jobRoutes.form));
    expect(await screen.findByLabelText('Category')).toHaveValue('Engineering');
  });

  it('leaves out work modes that are no longer offered, but not the chosen one', async () => {
    const view = await open({ 'admin-masters.list-offered': fakeNamedList({ 'work-modes': { remote: 'Remote' } }) });
    const modes = (): (string | null)[] =>
      within(screen.getByLabelText('Work mode'))
        .getAllByRole('option')
        .map((one) => one.textContent);
    await screen.findByLabelText('Work mode');
    await waitFor(() => expect(modes()).toEqual(['On site', 'Remote']));
    await view.user.selectOptions(screen.getByLabelText('Work mode'), 'Remote');
    expect(modes()).toEqual(['Remote']);
    expect(within(screen.getByLabelText('Employment type')).getAllByRole('option').length).toBeGreaterThan(2);
  });

  it('shows a preview of the search result while the user writes', async () => {
    const view = await open();
    await fill(view);
    const preview = within(screen.getByRole('complementary', { name: 'Preview in the search results' }));
    expect(preview.getByText('Pump engineer')).toBeVisible();
    expect(preview.getByText('Test Company')).toBeVisible();
    expect(preview.getByText(/60,000\.50/)).toBeVisible();
    await view.user.type(screen.getByLabelText('Pay to'), 'x');
    expect(preview.queryByText(/60,000/)).not.toBeInTheDocument();
  });

  it('shows an explanation to users without a company, and sends no request', async () => {
    const view = await renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], { at: href(jobRoutes.form), as: 'admin' });
    expect(await screen.findByText('Only companies can post jobs.')).toBeVisible();
    expect(view.api.calls.map(({ id }) => id)).toEqual(['core.me']);
  });

  it('links to the name step of the company wizard when there is no company yet', async () => {
    await open({ 'employer.list-my-companies': { items: [] } });
    expect(await screen.findByRole('link', { name: 'Add your company' })).toHaveAttribute('href', '/admin/companies/form');
  });
});
