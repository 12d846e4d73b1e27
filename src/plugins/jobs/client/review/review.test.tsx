import { screen, waitFor, within } from '@testing-library/react';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { aJob, aManagedJob, idOf } from '../testing/job-builders.ts';
import { bodiesOf, MANAGED, ManagedServer, openAsMember, openAsModerator } from '../testing/managed-server.ts';

const waiting = aManagedJob({ status: 'pending_review', moves: ['changes_requested', 'published', 'removed'] });
const draft = aManagedJob({ id: idOf(11), title: 'Lock keeper', reference: 'J-00000002', status: 'draft', moves: [] });

const open = (): Promise<View> =>
  openAsModerator(MANAGED, {
    ...new ManagedServer(waiting, draft).replies,
    'jobs.get': ({ params }: { params: { id: string } }) => aJob({ id: params.id, status: 'pending_review' }),
  });

const choose = async (view: View, action: string): Promise<void> => {
  await view.user.click(await screen.findByRole('button', { name: 'Actions for “Pump engineer”' }));
  await view.user.click(screen.getByRole('menuitem', { name: action }));
};
const dialog = async () => within(await screen.findByRole('dialog'));
const side = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('an administrator with the duty', () => {
  it('sees the postings of all companies, and in the navigation how many wait', async () => {
    const view = await open();
    expect(view.heading).toBe('All postings');
    expect(await side().findByRole('link', { name: 'All postings 1 job waits for a review' })).toBeVisible();
    expect(within(await screen.findByRole('row', { name: /^Pump/ })).getByText('Test Company')).toBeVisible();
    const states = within(screen.getByRole('navigation', { name: 'Jobs by state' })).getAllByRole('link');
    expect(states.map(({ textContent }) => textContent)).toEqual(['All 2', 'In review 1', 'Draft 1']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Post a job' })).toBeNull();
  });

  it('publishes a posting that waits, and the navigation counts again', async () => {
    const view = await open();
    await side().findByRole('link', { name: 'All postings 1 job waits for a review' });
    await choose(view, 'Publish');
    expect(await screen.findByText('“Pump engineer” is published.')).toBeVisible();
    expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'published', version: 1 }]);
    expect(await side().findByRole('link', { name: 'All postings' })).toBeVisible();
  });

  it('sends a posting back only with a reason', async () => {
    const view = await open();
    await choose(view, 'Send back');
    const question = await dialog();
    await view.user.click(question.getByRole('button', { name: 'Send back' }));
    expect(question.getByText('Write what the company should know.')).toBeVisible();
    await view.user.type(question.getByRole('textbox', { name: 'Reason for the company' }), ' Name the place. ');
    await view.user.click(question.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'changes_requested', reason: 'Name the place.', version: 1 }]));
  });

  it('removes a posting with a reason, after the number of ending applications was told', async () => {
    const view = await open();
    await choose(view, 'Remove');
    const question = await dialog();
    expect(await question.findByText('2 open applications end.')).toBeVisible();
    await view.user.click(question.getByRole('textbox', { name: 'Reason for the company' }));
    await view.user.paste('x'.repeat(1001));
    await view.user.click(question.getByRole('button', { name: 'Remove' }));
    expect(question.getByText('Use at most 1,000 characters.')).toBeVisible();
    await view.user.clear(question.getByRole('textbox', { name: 'Reason for the company' }));
    await view.user.type(question.getByRole('textbox', { name: 'Reason for the company' }), 'It is not a job.');
    await view.user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'removed', reason: 'It is not a job.', version: 1 }]));
  });
});

describe('a published posting', () => {
  const live = aManagedJob({ version: 3, moves: ['closed', 'removed'] });
  const openLive = (isAuthor: boolean): Promise<View> => openAsModerator(MANAGED, new ManagedServer({ ...live, isAuthor }).replies);

  it('is closed by an administrator, with the reason and what the company can do then', async () => {
    const view = await openLive(false);
    await choose(view, 'Close');
    const question = await dialog();
    expect(await question.findByText('2 open applications end.')).toBeVisible();
    expect(question.getByText('Its company can open it again within 30 days. You cannot.')).toBeVisible();
    await view.user.click(question.getByRole('radio', { name: 'Filled in another way' }));
    await view.user.click(question.getByRole('button', { name: 'Close the job' }));
    expect(await screen.findByText('“Pump engineer” is closed.')).toBeVisible();
    expect(bodiesOf(view, 'jobs.move')).toEqual([{ to: 'closed', reason: 'filled_elsewhere', version: 3 }]);
  });

  it.each([
    [true, ['Edit', 'Preview', 'History', 'Close', 'Remove']],
    [false, ['Preview', 'History', 'Close', 'Remove']],
  ])('is edited by the administrator who wrote it, and by no other (author: %s)', async (isAuthor, actions) => {
    const view = await openLive(isAuthor);
    await view.user.click(await screen.findByRole('button', { name: 'Actions for “Pump engineer”' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(actions);
  });
});

describe('on a wide screen', () => {
  const ordinary = globalThis.matchMedia;
  beforeEach(() => {
    globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: query.includes('1600') });
  });
  afterEach(() => {
    globalThis.matchMedia = ordinary;
  });

  it('the posting of the focused row is beside the list, with the decisions that are possible', async () => {
    await open();
    const preview = within(await screen.findByRole('region', { name: 'Chosen job' }));
    expect(await preview.findByText('You keep the pumps running.')).toBeVisible();
    expect(preview.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Publish', 'Send back', 'Remove']);
    screen.getByRole('row', { name: /^Lock keeper/ }).focus();
    expect(await preview.findByRole('heading', { name: 'Lock keeper' })).toBeVisible();
    expect(preview.queryAllByRole('button')).toEqual([]);
  });

  it('employers have no posting beside their list', async () => {
    await openAsMember(MANAGED, new ManagedServer(waiting).replies);
    await screen.findByRole('row', { name: /^Pump/ });
    expect(screen.queryByRole('region', { name: 'Chosen job' })).toBeNull();
  });
});

test('an administrator without the duty does not see the list', async () => {
  await renderPlugin([...standIns(jobsClientPlugin), jobsClientPlugin], { at: MANAGED, as: 'admin', me: { abilities: [] }, api: {} });
  expect(screen.getByText('403')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'All postings' })).toBeNull();
});
