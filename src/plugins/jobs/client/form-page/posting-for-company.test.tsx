import { screen, waitFor, within } from '@testing-library/react';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { pick } from '#core/testing/pick.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aManagedDraft, anEdited, postingOnServer } from '../testing/edited-builders.ts';
import { aJob, idOf, pageOf } from '../testing/job-builders.ts';

const ABILITIES = ['create', 'edit', 'list', 'read', 'move', 'moderate', 'delete'].map((action) => `job-posting:${action}`);
const swiss = { id: idOf(2), name: 'Harbour Works', website: 'https://harbour.example', country: 'CH', logoFileId: null };
const namesake = { ...swiss, id: idOf(3), website: 'https://other.example', country: 'NO' };
const baltic = { ...swiss, id: idOf(4), name: 'Baltic Works' };
const offered = fakeNamedList({
  currencies: { CHF: 'Swiss Franc', EUR: 'Euro' },
  countries: { CH: 'Switzerland' },
  languages: { en: 'English' },
  'employment-types': {},
  'work-modes': {},
  'pay-periods': {},
});

const open = (at: string, api: FakeReplies = {}, abilities = ABILITIES): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], {
    at,
    as: 'admin',
    me: { abilities },
    api: {
      'employer.list-companies': ({ query }: { query: { q?: string } }) => ({
        items: [swiss, namesake, baltic].filter(({ name }) => name.toLowerCase().includes((query.q ?? '').toLowerCase())),
        nextCursor: null,
      }),
      'employer.get-company': { ...swiss, tagline: null, about: null },
      'admin-masters.list-offered': offered,
      'jobs.get': aJob(),
      'jobs.list-managed': pageOf(),
      'jobs.count-managed': { items: [], reported: 0 },
      ...postingOnServer(),
      ...api,
    },
  });

const callsOf = (view: View, id: string) => view.api.calls.filter((call) => call.id === id);

describe('the form of an administrator', () => {
  it('is reached from the list of all postings, and asks neither for own companies nor for templates', async () => {
    const view = await open(href(jobRoutes.managed));
    const header = within(await screen.findByRole('main'));
    await view.user.click(await header.findByRole('link', { name: 'Post a job' }));
    expect(await screen.findByText(/Choose the company first/)).toBeVisible();
    expect(screen.getByLabelText('Company')).toHaveAccessibleDescription(/its members can change it/);
    expect(screen.queryByRole('button', { name: 'Save as template' })).toBeNull();
    for (const id of ['employer.list-my-companies', 'jobs.list-templates']) expect(callsOf(view, id)).toEqual([]);
  });

  it('finds a company while the user types, and saves nothing before one is chosen', async () => {
    const view = await open(href(jobRoutes.form));
    await view.user.type(await screen.findByLabelText('Title'), 'Rigger');
    await view.user.click(screen.getByRole('button', { name: 'Post job' }));
    expect(screen.getByLabelText('Company')).toHaveAccessibleDescription(/Choose the company that posts the job/);
    expect(screen.getByLabelText('Company')).toHaveFocus();
    expect(callsOf(view, 'jobs.create-draft')).toEqual([]);
    await view.user.type(screen.getByLabelText('Company'), 'harb');
    await view.user.click(await screen.findByRole('option', { name: /harbour\.example/ }));
    expect(screen.getByLabelText('Company')).toHaveValue('Harbour Works');
    expect(screen.getByLabelText('Currency')).toHaveValue('CHF');
    await waitFor(() => expect(callsOf(view, 'jobs.create-draft')).toHaveLength(1));
    expect(callsOf(view, 'jobs.create-draft')[0]?.body).toMatchObject({ companyId: swiss.id, title: 'Rigger', country: 'CH' });
    await waitFor(() => expect(screen.getByLabelText('Company')).toBeDisabled());
  });

  it('says beside the company that it was deleted meanwhile', async () => {
    const view = await open(href(jobRoutes.form), {
      'jobs.create-draft': () => {
        throw refusal(422, 'invalid', 'Some of the information is not valid.', [
          { path: 'companyId', message: 'This company does not exist any more. Choose another one.', code: 'jobs.company-gone' },
        ]);
      },
    });
    await pick(view.user, await screen.findByLabelText('Company'), 'Baltic Works');
    await view.user.type(screen.getByLabelText('Title'), 'Rigger');
    await waitFor(() =>
      expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('This company does not exist any more. Choose another one.'),
    );
  });

  it('goes on with a draft, and names its company', async () => {
    await open(href(jobRoutes.form, {}, { id: idOf(1) }), postingOnServer(anEdited()));
    expect(await screen.findByLabelText('Title')).toHaveValue('Pump engineer');
    expect(screen.queryByRole('link', { name: 'My jobs' })).toBeNull();
    expect(screen.getByText(aManagedDraft().company.name)).toBeVisible();
  });

  it('does not open without the duty, and is not offered in the list', async () => {
    const view = await open(href(jobRoutes.form), {}, []);
    expect(await screen.findByText('403')).toBeVisible();
    expect(view.api.calls.map(({ id }) => id)).toEqual(['core.me']);
  });
});

test('an administrator edits, posts or deletes an own draft from the list, whose row leads to the form', async () => {
  const draft = aManagedDraft({ title: 'Rigger', isAuthor: true });
  const view = await open(href(jobRoutes.managed), { 'jobs.list-managed': pageOf(draft) });
  expect(await screen.findByRole('link', { name: /Rigger/ })).toHaveAttribute('href', href(jobRoutes.form, {}, { id: draft.id }));
  await view.user.click(screen.getByRole('button', { name: 'Actions for “Rigger”' }));
  expect((await screen.findAllByRole('menuitem')).map((one) => one.textContent)).toEqual([
    'Edit',
    'Preview',
    'Post',
    'History',
    'Delete the draft',
  ]);
});
