import { act, screen, within } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
import { SessionStore } from '../session/session-store.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { OpenDialogs } from './dialog/open-dialogs.ts';

const Work = () => (
  <>
    <h1>Work</h1>
    <button type="button">Water</button>
  </>
);

const garden = defineClientPlugin({
  id: 'garden',
  pages: [
    { route: routeRef('garden.work', '/work'), layout: 'default', load: async () => ({ Page: Work }) },
    { route: routeRef('garden.bare', '/bare'), layout: 'none', load: pageSaying('Bare') },
  ],
});

async function open(at = '/work'): Promise<View & { readonly snacks: SnackbarStore }> {
  const view = await renderPlugin([garden], { at });
  return Object.assign(view, { snacks: view.resolve(SnackbarStore) });
}

const raise = (snacks: SnackbarStore, ...message: Parameters<SnackbarStore['raise']>): void => act(() => void snacks.raise(...message));
const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
const closing = (): HTMLElement => screen.getByRole('button', { name: 'Close' });

afterEach(() => jest.useRealTimers());

describe('messages on screen', () => {
  it('are shown in a region that exists before them, an assertive one for errors', async () => {
    const { snacks } = await open();
    const [polite, assertive] = ['polite', 'assertive'].map((how) => document.querySelector(`[aria-live=${how}]`));
    raise(snacks, 'Saved.');
    expect(polite).toHaveTextContent('Saved.');
    act(() => snacks.hide());
    raise(snacks, 'Not saved.', { color: 'error' });
    expect(assertive).toHaveTextContent('Not saved.');
    expect(polite).toBeEmptyDOMElement();
  });

  it('are shown on pages without a layout too', async () => {
    const { snacks } = await open('/bare');
    raise(snacks, 'Saved.');
    expect(screen.getByText('Saved.')).toBeVisible();
  });

  it('show text from other users as plain text, in its own direction', async () => {
    const { snacks } = await open();
    raise(snacks, '<b>no</b>', { color: 'error' });
    expect(screen.getByText('<b>no</b>')).toHaveAttribute('dir', 'auto');
  });

  it('are shown inside the topmost open modal dialog, and outside again after it has closed', async () => {
    const { snacks, resolve } = await open();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    let close: () => void = () => undefined;
    act(() => {
      close = resolve(OpenDialogs).add(dialog);
    });
    expect(within(dialog).queryByText('Not saved.')).toBeNull();
    expect(dialog.querySelectorAll('[aria-live]')).toHaveLength(2);
    raise(snacks, 'Not saved.', { color: 'error' });
    expect(screen.getAllByText('Not saved.')).toHaveLength(1);
    expect(dialog.querySelector('[aria-live=assertive]')).toHaveTextContent('Not saved.');
    act(close);
    expect(screen.getByText('Not saved.')).toBeVisible();
    expect(dialog).toBeEmptyDOMElement();
    dialog.remove();
  });

  it('are dismissed by their button and by Escape, one at a time', async () => {
    const { snacks, user } = await open();
    raise(snacks, 'First.');
    raise(snacks, 'Second.');
    await user.click(closing());
    expect(screen.queryByText('First.')).toBeNull();
    expect(screen.getByText('Second.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(snacks.show).toBe(false);
  });

  it('leave Escape to a dialog that is open', async () => {
    const { snacks, user } = await open();
    raise(snacks, 'Saved.');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await user.keyboard('{Escape}');
    expect(snacks.show).toBe(true);
    dialog.remove();
  });

  it('stay while they have the focus, and return it to the previous element', async () => {
    const { snacks, user } = await open();
    const water = screen.getByRole('button', { name: 'Water' });
    raise(snacks, 'Saved.');
    jest.useFakeTimers();
    act(() => water.focus());
    act(() => closing().focus());
    pass(60_000);
    expect(snacks.show).toBe(true);
    jest.useRealTimers();
    await user.keyboard('{Enter}');
    expect(snacks.show).toBe(false);
    expect(water).toHaveFocus();
  });

  it('restart their time when the focus leaves', async () => {
    const { snacks } = await open();
    jest.useFakeTimers();
    raise(snacks, 'Saved.');
    act(() => closing().focus());
    act(() => screen.getByRole('button', { name: 'Water' }).focus());
    pass(2999);
    expect(snacks.show).toBe(true);
    pass(1);
    expect(snacks.show).toBe(false);
  });

  it('do not hold the next message when the previous one was held until it closed', async () => {
    const { snacks, user } = await open();
    raise(snacks, 'First.');
    await user.hover(screen.getByText('First.'));
    jest.useFakeTimers();
    act(() => snacks.hide());
    raise(snacks, 'Second.');
    pass(3000);
    expect(snacks.show).toBe(false);
  });
});

describe('recent changes', () => {
  const opener = (count: number): Promise<HTMLElement> => screen.findByRole('button', { name: `Recent changes (${count})` });

  it('are undone one by one, also those whose messages were displaced', async () => {
    const { snacks, user } = await open();
    const undone: string[] = [];
    for (const name of ['one', 'two', 'three']) raise(snacks, `Moved ${name}.`, { undo: () => undone.push(name) });
    expect(screen.getByText('Moved three.')).toBeVisible();
    await user.click(await opener(3));
    const rows = within(screen.getByRole('list', { name: 'Recent changes (3)' })).getAllByRole('listitem');
    expect(rows.map((row) => row.firstChild?.textContent)).toEqual(['Moved three.', 'Moved two.', 'Moved one.']);
    await user.click(within(rows[1] ?? document.body).getByRole('button', { name: 'Undo' }));
    expect(undone).toEqual(['two']);
    expect(await opener(2)).toHaveFocus();
    expect(screen.getAllByText('Moved three.')).toHaveLength(2);
  });

  it('move the focus to the page when the last one is undone', async () => {
    const { snacks, user } = await open();
    raise(snacks, 'Moved.', { undo: () => undefined });
    (await opener(1)).focus();
    await user.keyboard('{Enter}{Tab}{Enter}');
    expect(screen.queryByRole('button', { name: /Recent changes/ })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each(['Control', 'Meta'])('are undone by %s+Z after their message has gone, but not in a text field', async (modifier) => {
    const { snacks, user } = await open();
    const undo = jest.fn();
    raise(snacks, 'Moved.', { undo });
    act(() => snacks.hide());
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await user.keyboard(`{${modifier}>}z{/${modifier}}`);
    expect(undo).not.toHaveBeenCalled();
    field.remove();
    await user.keyboard(`{${modifier}>}z{/${modifier}}`);
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('are not offered to the next user of the browser', async () => {
    const view = await renderPlugin([garden], { at: '/work', as: 'employer' });
    const snacks = view.resolve(SnackbarStore);
    raise(snacks, 'Moved Amina.', { undo: () => undefined });
    expect(snacks.acts.all).toHaveLength(1);
    await act(() => view.resolve(SessionStore).signOut());
    expect(snacks.acts.all).toEqual([]);
  });
});
