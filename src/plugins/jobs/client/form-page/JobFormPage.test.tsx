import { act, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { href } from '#core/contract/route-ref.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { pick } from '#core/testing/pick.ts';
import type { PostingChange } from '../../contract/managing.ts';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { MadeDrafts } from '../drafts/made-drafts.ts';
import { anEdited } from '../testing/edited-builders.ts';
import { idOf } from '../testing/job-builders.ts';
import { callsOf, company, description, fill, open } from '../testing/new-posting-form.tsx';

const ordinary = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = ordinary;
});

describe('the form of a new posting', () => {
  it('begins with the country and the currency of the browser for a company without a country', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'en-US']);
    await open({ 'employer.list-my-companies': { items: [{ ...company, country: null }] } });
    expect(await screen.findByLabelText('Currency')).toHaveValue('EUR');
    expect(screen.getByLabelText('Country')).toHaveValue('France');
  });

  it('shows an error beside each missing field, and sends nothing', async () => {
    // A browser that reveals no country.
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
    const view = await open({ 'employer.list-my-companies': { items: [{ ...company, country: null }] } });
    await view.user.click(await screen.findByRole('button', { name: 'Post job' }));
    expect(await screen.findByLabelText('Title')).toHaveAccessibleDescription('Enter the job title.');
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByLabelText('Location')).toHaveAccessibleDescription('Enter a location, or choose remote.');
    expect(screen.getByLabelText('Country')).toHaveAccessibleDescription('Choose the country of the workplace.');
    expect(screen.getByLabelText('Pay from')).toHaveAccessibleDescription('Enter at least one end of the salary range.');
    expect(callsOf(view, 'jobs.create-draft')).toEqual([]);
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

  it('posts once, with amounts in minor units, and opens the posting', async () => {
    const view = await open();
    await fill(view);
    await view.user.dblClick(screen.getByRole('button', { name: 'Post job' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pump engineer' })).toBeVisible();
    expect(callsOf(view, 'jobs.create-draft')).toHaveLength(1);
    expect(callsOf(view, 'jobs.create-draft')[0]?.body).toMatchObject({ companyId: company.id });
    const bodies = [...callsOf(view, 'jobs.create-draft'), ...callsOf(view, 'jobs.edit')].map(({ body }) => body as object);
    const sent = Object.assign({}, ...bodies) as object;
    expect(sent).toMatchObject({
      title: 'Pump engineer',
      descriptionHtml: `<p>${description}</p>`,
      salary: { min: 4_800_000, max: 6_000_050, currency: 'EUR', period: 'year' },
    });
    expect(callsOf(view, 'jobs.move')).toHaveLength(1);
    expect(callsOf(view, 'jobs.move')[0]?.body).toMatchObject({ to: 'published', days: 30 });
  });

  it("shows the server's issue beside its field and keeps the input", async () => {
    const view = await open({
      'jobs.move': () => {
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

  it('stores a draft with the first input that matters, and gives its id to the address without losing the focus', async () => {
    const view = await open();
    await view.user.selectOptions(await screen.findByLabelText('Work mode'), 'Remote');
    await view.user.selectOptions(screen.getByLabelText('Work mode'), 'On site');
    await view.user.type(screen.getByLabelText('Title'), 'Lock keeper');
    await waitFor(() => expect(callsOf(view, 'jobs.create-draft')).toHaveLength(1));
    await waitFor(() => expect(view.address).toBe(`${href(jobRoutes.form)}?id=${idOf(1)}`));
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await view.user.type(screen.getByLabelText('Title'), ' at night');
    await waitFor(() => expect(callsOf(view, 'jobs.edit')).toHaveLength(1));
    expect(callsOf(view, 'jobs.edit')[0]?.body).toEqual({ title: 'Lock keeper at night', version: 1 });
    expect(await screen.findByText(/^Saved/)).toBeVisible();
  });

  it('goes on with what was typed when the user leaves at once and comes back', async () => {
    const view = await open();
    await view.user.type(await screen.findByLabelText('Title'), 'Lock keeper');
    await view.open(href(jobRoutes.hub));
    await waitFor(() => expect(callsOf(view, 'jobs.create-draft')).toHaveLength(1));
    await view.open(href(jobRoutes.form));
    expect(await screen.findByLabelText('Title')).toHaveValue('Lock keeper');
    expect(view.address).toBe(`${href(jobRoutes.form)}?id=${idOf(1)}`);
    await view.open(href(jobRoutes.form));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
  });

  it('goes on with a draft that was stored after the session of its author had ended, but not for another user', async () => {
    let answer: (edited: EditedPosting) => void = () => undefined;
    const view = await open({ 'jobs.create-draft': () => new Promise<EditedPosting>((resolve) => (answer = resolve)) });
    await view.user.type(await screen.findByLabelText('Title'), 'Lock keeper');
    await waitFor(() => expect(callsOf(view, 'jobs.create-draft')).toHaveLength(1));
    const made = view.resolve(MadeDrafts);
    const session = view.resolve(SessionStore);
    const author = session.me;
    await view.open(href(jobRoutes.hub));
    const user = (me: typeof author): void =>
      act(() =>
        runInAction(() => {
          session.me = me;
        }),
      );
    user(undefined);
    await act(async () => answer(anEdited()));
    expect(made.leftDraft).toBeUndefined();
    user(author && { ...author, id: idOf(9) });
    expect(made.leftDraft).toBeUndefined();
    user(author);
    await waitFor(() => expect(made.leftDraft).toBe(idOf(1)));
  });

  it('asks for the days on site of hybrid work, and for the countries of applicants for remote work', async () => {
    const view = await open();
    const mode = await screen.findByLabelText('Work mode');
    expect(screen.queryByLabelText('Days on site')).toBeNull();
    await view.user.selectOptions(mode, 'Hybrid');
    await view.user.selectOptions(screen.getByLabelText('Days on site'), '3 days on site a week');
    await view.user.selectOptions(mode, 'Remote');
    expect(screen.queryByLabelText('Days on site')).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Post job' }));
    expect(screen.getByLabelText('Countries of applicants')).toHaveAccessibleDescription(
      'Choose at least one country in which applicants may live.',
    );
    expect(screen.getByLabelText('Location')).not.toHaveAccessibleDescription(/Enter a location/);
  });

  it('takes a skill of the list, and one that is only typed', async () => {
    const view = await open();
    await pick(view.user, await screen.findByLabelText('Add a skill'), 'Welding');
    expect(screen.getByRole('group', { name: 'Welding' })).toBeVisible();
    await pick(view.user, screen.getByLabelText('Add a skill'), 'Lock keeping');
    await view.user.click(within(screen.getByRole('group', { name: 'Lock keeping' })).getByLabelText('Applicants must have it'));
    const sent = (): PostingChange => [...callsOf(view, 'jobs.create-draft'), ...callsOf(view, 'jobs.edit')].at(-1)?.body as PostingChange;
    await waitFor(() =>
      expect(sent()?.details?.skills).toEqual([
        { code: 'welding', name: 'Welding', must: true, level: null },
        { code: '', name: 'Lock keeping', must: false, level: null },
      ]),
    );
  });

  it('says what publishing still needs, and leads to the field', async () => {
    const view = await open();
    const needs = within(await screen.findByRole('region', { name: /need you before you can post/ }));
    await view.user.click(needs.getByRole('button', { name: 'Pay from' }));
    expect(screen.getByLabelText('Pay from')).toHaveFocus();
    await view.user.type(screen.getByLabelText('Pay from'), '10');
    await waitFor(() => expect(needs.queryByRole('button', { name: 'Pay from' })).toBeNull());
  });

  it('leaves out work modes that are no longer offered, but not the chosen one', async () => {
    const view = await open({ 'admin-masters.list-offered': fakeNamedList({ 'work-modes': { remote: 'Remote' } }) });
    const modes = (): (string | null)[] =>
      within(screen.getByLabelText('Work mode'))
        .getAllByRole('option')
        .map((one) => one.textContent);
    await screen.findByLabelText('Work mode');
    await waitFor(() => expect(modes()).toEqual(['Choose', 'On site', 'Remote']));
    await view.user.selectOptions(screen.getByLabelText('Work mode'), 'Remote');
    expect(modes()).toEqual(['Choose', 'Remote']);
  });

  it('shows the page of the posting beside the form while the user writes, without a way to press anything', async () => {
    globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: query.includes('1280') });
    const view = await open();
    await fill(view);
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    expect(await preview.findByText('Pump engineer')).toBeVisible();
    expect(preview.getByText('Test Company')).toBeVisible();
    expect(preview.getByText(/60,000\.50/)).toBeVisible();
    expect(preview.getByText(/^You keep the pumps running/)).toBeVisible();
    expect(preview.getByText('Posted').nextElementSibling).toHaveTextContent('not yet');
    await view.user.type(screen.getByLabelText('Pay to'), 'x');
    await waitFor(() => expect(preview.queryByText(/60,000/)).toBeNull());
  });

  it('shows the logo of the company in the page beside the form', async () => {
    globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: query.includes('1280') });
    await open({ 'employer.list-my-companies': { items: [{ ...company, logoFileId: idOf(7) }] } });
    const preview = await screen.findByRole('complementary', { name: 'Preview' });
    expect(preview.querySelector('img')).toHaveAttribute('src', `/files/public/${idOf(7)}/128.webp`);
  });

  it('begins with an answer within 14 days, which can be taken out', async () => {
    const view = await open();
    const days = await screen.findByLabelText('You answer within days');
    expect(days).toHaveValue('14');
    await view.user.clear(days);
    await view.user.type(screen.getByLabelText('Title'), 'Florist');
    await waitFor(() => expect(callsOf(view, 'jobs.create-draft').length + callsOf(view, 'jobs.edit').length).toBeGreaterThan(0));
    const bodies = [...callsOf(view, 'jobs.create-draft'), ...callsOf(view, 'jobs.edit')].map(({ body }) => body as PostingChange);
    expect(bodies.at(-1)?.details?.responseDays ?? null).toBeNull();
  });

  it('links to the name step of the company wizard when there is no company yet', async () => {
    await open({ 'employer.list-my-companies': { items: [] } });
    expect(await screen.findByRole('link', { name: 'Add your company' })).toHaveAttribute('href', '/admin/companies/form');
  });
});
