import { act, screen, waitFor, within } from '@testing-library/react';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import type { View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { openPanel } from '../testing/panel-page.tsx';
import { aDetail, aRow, closedByAda, ME, sent } from '../testing/sample-feedback.ts';
import { bodiesOf, TeamServer } from '../testing/team-server.ts';
import { HandlingStore } from './handling-store.ts';

const row = aRow();

/** Replies to changes only when the test says so. */
class Gate {
  private readonly waiting: (() => void)[] = [];

  readonly wait = (): Promise<void> => new Promise((resolve) => this.waiting.push(resolve));

  get count(): number {
    return this.waiting.length;
  }

  async open(): Promise<void> {
    await act(async () => this.waiting.shift()?.());
  }
}

function gated(server: TeamServer, gate: Gate): FakeReplies {
  const handle = server.replies['feedback.handle'] as (input: unknown) => unknown;
  return {
    ...server.replies,
    'feedback.handle': async (input: unknown) => {
      await gate.wait();
      return handle(input);
    },
  };
}

async function open(api: FakeReplies, history = [sent]): Promise<View> {
  const view = await openPanel(aDetail(row, history), api);
  await screen.findByRole('button', { name: 'Change state' });
  return view;
}

const choose = async (view: View, state: RegExp): Promise<void> => {
  await view.user.click(screen.getByRole('button', { name: 'Change state' }));
  await view.user.click(within(screen.getByRole('list', { name: 'Next state' })).getByRole('button', { name: state }));
};

const handled = (view: View): unknown[] => bodiesOf(view, 'feedback.handle');

describe('changes while another one is under way', () => {
  it('are shown at once, and sent one after another with the version of the one before', async () => {
    const gate = new Gate();
    const view = await open(gated(new TeamServer(row), gate));
    await choose(view, /^In progress/);
    await view.user.click(screen.getByRole('button', { name: 'Take it' }));
    await choose(view, /^Resolved/);
    expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveValue('Demo admin');
    expect(screen.getByText(/^Done\./)).toBeVisible();
    expect(handled(view)).toEqual([{ state: 'in-progress', version: 1 }]);
    for (const _change of [1, 2, 3]) {
      await waitFor(() => expect(gate.count).toBe(1));
      await gate.open();
    }
    await waitFor(() => expect(view.snackbar).toBe('F-BCDFGH: the state is now “Resolved”.'));
    expect(handled(view)).toEqual([
      { state: 'in-progress', version: 1 },
      { assignee: ME.id, version: 2 },
      { state: 'resolved', version: 3 },
    ]);
  });

  it('offer the undo of the latest one first, and of the others in the list of recent changes', async () => {
    const view = await open(new TeamServer(row).replies);
    await choose(view, /^In progress/);
    await view.user.click(screen.getByRole('button', { name: 'Take it' }));
    await screen.findByText('F-BCDFGH is assigned to Demo admin.');
    expect(screen.queryByText('F-BCDFGH: the state is now “In progress”.')).toBeNull();
    await act(async () => view.resolve(SnackbarStore).hide());
    expect(view.snackbar).toBe('');
    const texts = view.resolve(SnackbarStore).acts.all.map(({ text }) => text);
    expect(texts).toEqual(['F-BCDFGH is assigned to Demo admin.', 'F-BCDFGH: the state is now “In progress”.']);
  });

  it('are waited for by the undo of the latest one', async () => {
    const gate = new Gate();
    const view = await open(gated(new TeamServer(row), gate));
    await choose(view, /^Closed/);
    let isSettled = false;
    const settled = view
      .resolve(HandlingStore)
      .settled()
      .then(() => (isSettled = true));
    await waitFor(() => expect(gate.count).toBe(1));
    expect(isSettled).toBe(false);
    await gate.open();
    await settled;
    expect(view.resolve(SnackbarStore).acts.all).toHaveLength(1);
  });
});

it('a change that another administrator made first is told with its author, and the panel shows the present state', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = await open(new TeamServer(row).closedFirst(row.id));
  await choose(view, /^Triaged/);
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('Your change of F-BCDFGH was not saved');
  expect(note).toHaveTextContent('Ada Palmer changed the state from “New” to “Closed”.');
  expect(note).not.toHaveTextContent('The sender sent the message.');
  expect(screen.getByText('Ended. The sender cannot answer any more.')).toBeVisible();
  await view.user.click(within(note).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await choose(view, /^In progress/);
  await waitFor(() => expect(handled(view).at(-1)).toEqual({ state: 'in-progress', version: 9 }));
});

it('a change that another administrator made first drops the changes that were waiting', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const gate = new Gate();
  const server = new TeamServer(row);
  const api = server.closedFirst(row.id);
  const handle = api['feedback.handle'] as (input: unknown) => unknown;
  const slow = async (input: unknown): Promise<unknown> => {
    await gate.wait();
    return handle(input);
  };
  const view = await open({ ...api, 'feedback.handle': slow });
  await choose(view, /^In progress/);
  await view.user.click(screen.getByRole('button', { name: 'Take it' }));
  await gate.open();
  await screen.findByText('Your change of F-BCDFGH was not saved');
  expect(screen.getByRole('combobox', { name: 'Assigned to' })).toHaveValue('');
  expect(handled(view)).toHaveLength(1);
});

it('a change that another administrator made first is told without details when the history does not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const away = (): never => {
    throw refusal(503, 'unavailable', 'The server is away.');
  };
  const view = await open({ ...new TeamServer(row).closedFirst(row.id), 'feedback.get': away }, [closedByAda, sent]);
  await choose(view, /^Triaged/);
  expect(await screen.findByText('It was changed in the meantime.')).toBeVisible();
});
