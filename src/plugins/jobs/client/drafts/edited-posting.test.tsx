import { screen, waitFor, within } from '@testing-library/react';
import { keepTabState } from '#core/client/forms/tab-state.ts';
import { href } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { testPerson } from '#core/testing/test-people.ts';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aManagedDraft, anEdited, postingOnServer, someFields } from '../testing/edited-builders.ts';
import { aJob, idOf } from '../testing/job-builders.ts';

const ADDRESS = href(jobRoutes.form, {}, { id: idOf(1) });

const open = (api: FakeReplies, at = ADDRESS): Promise<View> =>
  renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], {
    at,
    as: 'employer',
    me: { abilities: ['job-posting:create'] },
    api: { 'admin-masters.list-offered': { items: [] }, 'jobs.get': aJob(), 'employer.get-company': {}, ...api },
  });

const edits = (view: View): unknown[] => view.api.calls.filter(({ id }) => id === 'jobs.edit').map(({ body }) => body);

/** Another user has changed title and location since version 1. */
function changedMeanwhile(begun: EditedPosting, job: Partial<ManagedJob> = {}): FakeReplies {
  const theirs = anEdited({
    job: { ...begun.job, version: 5, ...job },
    fields: { ...begun.fields, title: 'Their title', location: 'Their town' },
  });
  const server = postingOnServer(theirs);
  let isFirst = true;
  return {
    ...server,
    'jobs.get-edited': () => (isFirst ? begun : theirs),
    'jobs.edit': (call: { body: { version: number } }) => {
      isFirst = false;
      if (call.body.version !== 5) throw refusal(409, 'conflict', 'The data has changed.');
      return (server['jobs.edit'] as (given: unknown) => unknown)(call);
    },
  };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the form of a published posting', () => {
  const published = anEdited({ job: aManagedDraft({ status: 'published', moves: ['paused', 'closed'] }) });

  it('is saved by its button, with the changed fields only', async () => {
    const view = await open(postingOnServer(published));
    const title = await screen.findByLabelText('Title');
    await view.user.clear(title);
    await view.user.type(title, 'Chief');
    expect(screen.getByText(/unsaved changes/)).toBeVisible();
    expect(edits(view)).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(view.snackbar).toBe('Your changes are saved.');
    expect(edits(view)).toEqual([{ title: 'Chief', version: 1 }]);
    expect(await screen.findByText(/^Everything is saved/)).toBeVisible();
  });

  it('keeps what was typed when the user leaves and comes back, and can discard it', async () => {
    const view = await open(postingOnServer(published));
    await view.user.type(await screen.findByLabelText('Title'), ' at night');
    await view.open(href(jobRoutes.hub));
    await view.open(ADDRESS);
    expect(await screen.findByLabelText('Title')).toHaveValue('Pump engineer at night');
    await view.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Pump engineer');
  });

  it('shows both versions when another user has changed it, and saves what is chosen', async () => {
    const view = await open(changedMeanwhile(published));
    const title = await screen.findByLabelText('Title');
    await view.user.clear(title);
    await view.user.type(title, 'My title');
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
    const conflict = within(await screen.findByRole('region', { name: 'This posting was changed meanwhile' }));
    expect(within(conflict.getByRole('group', { name: 'Title' })).getByLabelText('Yours: My title')).toBeChecked();
    expect(within(conflict.getByRole('group', { name: 'Location' })).getByLabelText('Saved meanwhile: Their town')).toBeChecked();
    await view.user.click(conflict.getByRole('button', { name: 'Go on with these' }));
    await waitFor(() => expect(edits(view).at(-1)).toEqual({ title: 'My title', version: 5 }));
    expect(screen.getByLabelText('Location')).toHaveValue('Their town');
    expect(screen.queryByRole('region', { name: 'This posting was changed meanwhile' })).toBeNull();
  });

  it('says that it has ended meanwhile, and keeps what was typed as a new draft', async () => {
    const view = await open({
      ...postingOnServer(published),
      'jobs.edit': refusal(409, 'jobs.not-editable', 'This posting has ended and can no longer be changed.'),
    });
    await view.user.type(await screen.findByLabelText('Title'), ' at night');
    await view.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('This posting has ended meanwhile.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Save as a new draft' }));
    await waitFor(() =>
      expect(view.api.calls.find(({ id }) => id === 'jobs.create-draft')?.body).toMatchObject({ title: 'Pump engineer at night' }),
    );
  });
});

describe('the form of a draft', () => {
  it('opens when the page is loaded again before its id is in the address', async () => {
    keepTabState(`${testPerson('employer').id}.jobs.made-draft`, { id: idOf(9) }, Date.now() + 60_000);
    const view = await open(postingOnServer(anEdited({ job: aManagedDraft({ id: idOf(9) }) })), href(jobRoutes.form));
    expect(await screen.findByLabelText('Title')).toHaveValue('Pump engineer');
    expect(view.address).toBe(href(jobRoutes.form, {}, { id: idOf(9) }));
    await view.open(href(jobRoutes.hub));
    expect(Object.keys(sessionStorage).filter((name) => name.includes('made-draft'))).toEqual([]);
  });

  it('shows both versions when another window has saved it, and keeps what was typed', async () => {
    const view = await open(changedMeanwhile(anEdited()));
    await view.user.type(await screen.findByLabelText('Title'), ' at night');
    const conflict = within(await screen.findByRole('region', { name: 'This posting was changed meanwhile' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Pump engineer at night');
    await view.user.click(conflict.getByRole('button', { name: 'Go on with these' }));
    await waitFor(() => expect(edits(view).at(-1)).toEqual({ title: 'Pump engineer at night', version: 5 }));
    expect(screen.getByLabelText('Location')).toHaveValue('Their town');
  });

  it('becomes the form of a published posting when another user has published it, and keeps what was typed', async () => {
    const view = await open(changedMeanwhile(anEdited(), { status: 'published', moves: ['paused', 'closed'] }));
    await view.user.type(await screen.findByLabelText('Title'), ' at night');
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Pump engineer at night');
    const conflict = within(await screen.findByRole('region', { name: 'This posting was changed meanwhile' }));
    await view.user.click(conflict.getByLabelText('Saved meanwhile: Their town'));
    await view.user.click(conflict.getByRole('button', { name: 'Go on with these' }));
    await waitFor(() => expect(edits(view).at(-1)).toEqual({ title: 'Pump engineer at night', version: 5 }));
    expect(view.snackbar).toBe('Your changes are saved.');
  });

  it('of a posting with plain text shows it formatted', async () => {
    const fields = someFields({ description: 'Tasks\n• Weld\n• Wire', descriptionHtml: '' });
    await open(postingOnServer(anEdited({ fields })));
    const text = within(await screen.findByRole('textbox', { name: 'Description' }));
    expect(text.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Weld', 'Wire']);
  });

  it('is sent to the review where administrators review postings', async () => {
    const job = aManagedDraft({ moves: ['pending_review'] });
    const view = await open(postingOnServer(anEdited({ job, isReviewed: true })));
    await view.user.click(await screen.findByRole('button', { name: 'Send to review' }));
    await waitFor(() => expect(view.api.calls.find(({ id }) => id === 'jobs.move')?.body).toMatchObject({ to: 'pending_review' }));
  });
});

it('shows what an administrator wrote beside the form of a posting that was sent back, and sends it to the review again', async () => {
  const job = aManagedDraft({ status: 'changes_requested', moves: ['pending_review'] });
  const view = await open(postingOnServer(anEdited({ job, reviewNote: 'Name the town.', isReviewed: true })));
  expect(await screen.findByText('Name the town.')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Send to review' }));
  await waitFor(() => expect(view.api.calls.find(({ id }) => id === 'jobs.move')?.body).toMatchObject({ to: 'pending_review' }));
});

it('offers a copy of a posting that has ended, in place of its form', async () => {
  await open(postingOnServer(anEdited({ job: aManagedDraft({ status: 'closed', moves: [] }) })));
  expect(await screen.findByText('This posting has ended.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Copy it' })).toHaveAttribute('href', href(jobRoutes.form, {}, { copy: idOf(1) }));
});

it('copies a posting once, and opens the form of the copy', async () => {
  const copy = anEdited({ job: aManagedDraft({ id: idOf(9) }) });
  const view = await open({ ...postingOnServer(copy), 'jobs.copy': copy }, href(jobRoutes.form, {}, { copy: idOf(1) }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Pump engineer');
  expect(view.address).toBe(href(jobRoutes.form, {}, { id: idOf(9) }));
  expect(view.api.calls.filter(({ id }) => id === 'jobs.copy')).toHaveLength(1);
});
