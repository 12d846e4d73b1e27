import { act, screen, within } from '@testing-library/react';
import { routeRef } from '#core/contract/route-ref.ts';
import { renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { defineClientPlugin } from '../plugin/client-plugin.ts';
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
    { route: routeRef('garden.work', '/work'), layout: 'default', page: async () => ({ Page: Work }) },
    { route: routeRef('garden.bare', '/bare'), layout: 'none', page: pageSaying('Bare') },
  ],
});

async function open(at = '/work'): Promise<View & { readonly snacks: SnackbarStore }> {
  const view = await renderPlugin([garden], { at });
  return Object.assign(view, { snacks: view.resolve(SnackbarStore) });
}

const raise = (snacks: SnackbarStore, ...message: Parameters<SnackbarStore['raise']>): void => act(() => snacks.raise(...message));
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
