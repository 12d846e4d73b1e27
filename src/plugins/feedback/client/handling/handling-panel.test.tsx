import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { pick } from '#core/testing/pick.ts';
import type { ListedFeedback } from '../../contract/handling-schemas.ts';
import type { FeedbackHistoryEntry } from '../../contract/schemas.ts';
import { openPanel } from '../testing/panel-page.tsx';
import { ADA, aDetail, aRow, closedByAda, idOf, ME, sent } from '../testing/sample-feedback.ts';
import { bodiesOf, TeamServer } from '../testing/team-server.ts';

const row = aRow();

async function open(item: ListedFeedback = row, server = new TeamServer(item)): Promise<View> {
  const view = await openPanel(aDetail(item), server.replies);
  await screen.findByRole('button', { name: 'Change state' });
  return view;
}

const choose = async (view: View, state: RegExp): Promise<void> => {
  await view.user.click(screen.getByRole('button', { name: 'Change state' }));
  await view.user.click(within(screen.getByRole('list', { name: 'Next state' })).getByRole('button', { name: state }));
};

const handled = (view: View): unknown[] => bodiesOf(view, 'feedback.handle');

describe('the state', () => {
  it('is explained, and only the states that may follow are offered, with what they do', async () => {
    const view = await open(aRow({ state: 'resolved' }));
    expect(screen.getByText('Done. An answer of the sender within 30 days opens it again.')).toBeVisible();
    await view.user.click(screen.getByRole('button', { name: 'Change state' }));
    const next = within(screen.getByRole('list', { name: 'Next state' })).getAllByRole('button');
    expect(next.map(({ textContent }) => textContent)).toEqual([
      'In progressThe team works on it.',
      'ClosedEnded. The sender cannot answer any more.',
    ]);
  });

  it('is saved at once, and the change is undone with its entry', async () => {
    const view = await open();
    await choose(view, /^Triaged/);
    expect(await screen.findByText('F-BCDFGH: the state is now “Triaged”.')).toBeVisible();
    expect(handled(view)).toEqual([{ state: 'triaged', version: 1 }]);
    expect(screen.getByRole('button', { name: 'Change state' })).toHaveFocus();
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The change of F-BCDFGH was undone.')).toBeVisible();
    expect(bodiesOf(view, 'feedback.undo')).toEqual([{ entries: [idOf(101)] }]);
  });

  it('stays when another change came after the one that is undone', async () => {
    const server = new TeamServer(row);
    const results = [{ id: row.id, outcome: 'changed-since', entry: null }];
    const view = await openPanel(aDetail(row), { ...server.replies, 'feedback.undo': { results } });
    await screen.findByRole('button', { name: 'Change state' });
    await choose(view, /^Closed/);
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The change of F-BCDFGH stays, because F-BCDFGH was changed again since.')).toBeVisible();
  });

  it('returns to the saved one after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = new TeamServer(row);
    const handle = (): never => {
      throw refusal(500, 'internal', 'The server failed.');
    };
    const view = await openPanel(aDetail(row), { ...server.replies, 'feedback.handle': handle });
    await screen.findByRole('button', { name: 'Change state' });
    await choose(view, /^Spam/);
    expect(await screen.findByText('The server failed.')).toBeVisible();
    expect(screen.getByText('Not looked at yet. The sender can still change the message.')).toBeVisible();
  });
});

it('the assignee becomes the signed-in administrator by one button, which then disappears', async () => {
  const view = await open();
  await view.user.dblClick(screen.getByRole('button', { name: 'Take it' }));
  expect(await screen.findByText('F-BCDFGH is assigned to Demo admin.')).toBeVisible();
  expect(handled(view)).toEqual([{ assignee: ME.id, version: 1 }]);
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveValue('Demo admin');
});

it('the assignee is chosen by name, and removed by a button and not by an emptied field', async () => {
  const view = await open(aRow({ assignee: ME }));
  const field = screen.getByRole('combobox', { name: 'Assigned to' });
  await view.user.clear(field);
  expect(handled(view)).toEqual([]);
  await pick(view.user, field, 'Ada Palmer');
  expect(await screen.findByText('F-BCDFGH is assigned to Ada Palmer.')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Remove assignment' }));
  expect(await screen.findByText('F-BCDFGH is not assigned any more.')).toBeVisible();
  expect(handled(view)).toEqual([
    { assignee: ADA.id, version: 1 },
    { assignee: null, version: 2 },
  ]);
});

it('the tags are added from the known ones or as new ones in lower case, and removed', async () => {
  const view = await open(aRow({ tags: ['map'] }));
  const field = screen.getByRole('combobox', { name: /^Tags/ });
  await view.user.type(field, 'LOG');
  await view.user.click(await screen.findByRole('option', { name: 'login' }));
  expect(await screen.findByText('F-BCDFGH has the tag “login”.')).toBeVisible();
  await view.user.type(field, 'Big  Screen');
  await view.user.click(await screen.findByRole('option', { name: /^big screen/ }));
  await view.user.click(await screen.findByRole('button', { name: 'Remove map' }));
  await waitFor(() =>
    expect(handled(view)).toEqual([
      { tags: ['map', 'login'], version: 1 },
      { tags: ['map', 'login', 'big screen'], version: 2 },
      { tags: ['login', 'big screen'], version: 3 },
    ]),
  );
});

it.each(['x', 'x'.repeat(31)])('the tags do not become too short or too long: %s', async (text) => {
  const view = await open();
  await view.user.type(screen.getByRole('combobox', { name: /^Tags/ }), `${text}{Enter}`);
  expect(await screen.findByText('Nothing found. Try another word.')).toBeVisible();
  expect(handled(view)).toEqual([]);
});

it('the tags are ten at most', async () => {
  await open(aRow({ tags: Array.from({ length: 10 }, (_, index) => `tag ${index}`) }));
  expect(screen.queryByRole('combobox', { name: /^Tags/ })).toBeNull();
  expect(screen.getByText('A message has at most 10 tags. Remove one to add another.')).toBeVisible();
});

describe('the facts', () => {
  it('name the sender, the address for the answer, the language, the page and the wait', async () => {
    const detail = aDetail(aRow({ language: 'ar' }));
    const handling = detail.handling && { ...detail.handling, sender: ADA, email: 'other@example.org' };
    await openPanel({ ...detail, handling }, new TeamServer(row).replies);
    expect(await screen.findByText('Ada Palmer')).toBeVisible();
    for (const text of ['ada@example.org', 'other@example.org', 'Arabic', 'Waiting since']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: '/jobs' })).toHaveAttribute('href', '/jobs');
  });

  it('say that a sender is a visitor, and leave out what there is not', async () => {
    await open(aRow({ page: null, waitingSince: null }));
    expect(screen.getByText('Visitor without an account')).toBeVisible();
    for (const text of ['Answer to', 'Page', 'Waiting since']) expect(screen.queryByText(text)).toBeNull();
  });
});

it('similar feedback is linked', async () => {
  const server = new TeamServer(row);
  const other = aRow({ id: idOf(12), number: 'F-XYZXYZ', excerpt: 'The map is blank.' });
  await openPanel(aDetail(row), { ...server.replies, 'feedback.list-similar': { items: [other] } });
  expect(await screen.findByRole('link', { name: 'The map is blank.' })).toHaveAttribute('href', `/admin/feedbacks/form?id=${other.id}`);
});

it('similar feedback can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isAway = true;
  const similar = () => {
    if (isAway) throw refusal(503, 'unavailable', 'The server is away.');
    return { items: [] };
  };
  const view = await openPanel(aDetail(row), { ...new TeamServer(row).replies, 'feedback.list-similar': similar });
  isAway = false;
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No other message shares enough words with this one.')).toBeVisible();
});

test('the history says who did what, newest first, once it is opened', async () => {
  const undone: FeedbackHistoryEntry = {
    ...closedByAda,
    id: idOf(73),
    action: 'undone',
    changes: [{ field: 'state', from: 'closed', to: 'new' }],
  };
  const view = await openPanel(aDetail(row, [undone, closedByAda, sent]), new TeamServer(row).replies);
  await view.user.click(await screen.findByText('History (3 entries)'));
  const entries = within(screen.getByRole('list', { name: 'History' }))
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.classList.contains('timeline'));
  expect(entries.map(({ textContent }) => textContent?.replace(/Mar.*/, ''))).toEqual([
    'Ada Palmer undid a change.State: New (before: Closed)',
    'Ada Palmer changed the state from “New” to “Closed”.',
    'The sender sent the message.',
  ]);
});
