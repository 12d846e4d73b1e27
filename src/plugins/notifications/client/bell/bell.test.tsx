import { act, screen, waitFor, within } from '@testing-library/react';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import type { RenderOptions, View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { NoticesStore } from '../notices-store.ts';
import { callsOf, openNotifications, pageOf } from '../testing/open-notifications.ts';
import { aNotice, severalNotices } from '../testing/sample-notices.ts';

const open = (api: FakeReplies, rest: Partial<RenderOptions> = {}): Promise<View> =>
  openNotifications({ at: '/beds', as: 'candidate', ...rest, api });

const bell = (): Promise<HTMLElement> => screen.findByRole('button', { name: /^Notifications/ });
const panel = () => within(screen.getByRole('region', { name: 'Notifications' }));

describe('the bell', () => {
  it.each([
    [0, 'Notifications', null],
    [1, 'Notifications, 1 unread', '1'],
    [99, 'Notifications, 99 unread', '99'],
    [100, 'Notifications, more than 99 unread', '99+'],
  ])('shows %i unread notices, with its number in its name', async (count, name, shown) => {
    await open({ 'notifications.count': { count } });
    await waitFor(async () => expect(await bell()).toHaveAccessibleName(name));
    expect((await bell()).querySelector('[data-count]')?.textContent ?? null).toBe(shown);
  });

  it('is not there for visitors, who send no call', async () => {
    const view = await openNotifications({ at: '/beds' });
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    expect(callsOf(view, 'notifications.count')).toEqual([]);
  });

  it('says nothing when the count fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = await open({ 'notifications.count': refusal(500, 'internal', 'Failed.') });
    await waitFor(() => expect(callsOf(view, 'notifications.count')).toHaveLength(1));
    expect(await bell()).toHaveAccessibleName('Notifications');
    expect(view.snackbar).toBe('');
  });

  it('counts once when a page opens, and again on a later page', async () => {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    const view = await open({});
    await bell();
    await waitFor(() => expect(callsOf(view, 'notifications.count')).toHaveLength(1));
    await view.open('/map');
    expect(callsOf(view, 'notifications.count')).toHaveLength(1);
    now += 10_000;
    await view.open('/beds');
    expect(callsOf(view, 'notifications.count')).toHaveLength(2);
  });
});

describe('the panel of the bell', () => {
  it('shows the newest ten in the language of the page', async () => {
    const view = await open({ 'notifications.list': pageOf(...severalNotices(10)) });
    await view.user.click(await bell());
    expect(await panel().findAllByRole('listitem')).toHaveLength(10);
    expect(callsOf(view, 'notifications.list').map(({ query }) => query)).toEqual([{ language: 'en-US', limit: 10 }]);
  });

  it('says that nothing is new, and why it did not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const view = await open({
      'notifications.list': () => {
        if (isDown) throw refusal(429, 'too-many-requests', 'Wait.');
        return pageOf();
      },
    });
    await view.user.click(await bell());
    expect(await panel().findByText('Your notifications did not load.')).toBeVisible();
    isDown = false;
    await view.user.click(panel().getByRole('button', { name: 'Try again' }));
    expect(await panel().findByText('Nothing new')).toBeVisible();
  });

  it('leads from a notice to its page, and marks it as read', async () => {
    const notice = aNotice();
    const view = await open({ 'notifications.count': { count: 3 }, 'notifications.list': pageOf(notice) });
    await view.user.click(await bell());
    await view.user.click(await panel().findByRole('link', { name: 'Unread Interview for Gardener' }));
    await waitFor(() => expect(view.heading).toBe('Map'));
    expect(callsOf(view, 'notifications.mark-read').map(({ body }) => body)).toEqual([{ ids: [notice.id] }]);
    expect(await bell()).toHaveAccessibleName('Notifications, 2 unread');
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  });

  it('marks a notice without a page, once, and keeps the focus', async () => {
    const view = await open({ 'notifications.count': { count: 1 }, 'notifications.list': pageOf(aNotice({ opens: null, action: null })) });
    await view.user.click(await bell());
    const opener = await panel().findByRole('button', { name: 'Unread Interview for Gardener' });
    await view.user.click(opener);
    await view.user.keyboard('{Enter}');
    expect(callsOf(view, 'notifications.mark-read')).toHaveLength(1);
    expect(document.activeElement).toHaveAccessibleName('Interview for Gardener');
    expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows a notice as unread again when it could not be marked', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = await open({
      'notifications.count': { count: 1 },
      'notifications.list': pageOf(aNotice({ opens: null })),
      'notifications.mark-read': refusal(429, 'too-many-requests', 'Wait a moment.'),
    });
    await view.user.click(await bell());
    await view.user.click(await panel().findByRole('button', { name: 'Unread Interview for Gardener' }));
    expect(await panel().findByRole('button', { name: 'Unread Interview for Gardener' })).toBeVisible();
    await waitFor(() => expect(view.snackbar).not.toBe(''));
    await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 1 unread'));
  });

  it('says that a notice of a removed plugin is no longer available', async () => {
    const gone = aNotice({ group: null, title: null, text: null, quote: null, action: null, opens: null });
    const view = await open({ 'notifications.list': pageOf(gone) });
    await view.user.click(await bell());
    expect(await panel().findByText('No longer available')).toBeVisible();
  });

  it('moves by the arrow keys, and closes on Escape', async () => {
    const view = await open({ 'notifications.list': pageOf(...severalNotices(3)) });
    await view.user.click(await bell());
    await panel().findAllByRole('listitem');
    const stops: (string | null)[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}']) {
      await view.user.keyboard(key);
      stops.push(document.activeElement?.textContent ?? null);
    }
    expect(stops.map((stop) => stop?.at(-1))).toEqual(['1', '2', '3', '3', '2', '1']);
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    expect(document.activeElement).toBe(await bell());
  });

  it('marks all as read until the newest one that was shown, and takes it back', async () => {
    const ahead = new Date(Date.now() + 60_000).toISOString();
    let count = 2;
    const view = await open({
      'notifications.count': () => ({ count }),
      'notifications.list': () => pageOf(...severalNotices(2).map((notice) => ({ ...notice, toldAt: ahead }))),
    });
    await view.user.click(await bell());
    expect(await panel().findAllByRole('link', { name: /^Unread/ })).toHaveLength(2);
    await view.user.click(panel().getByRole('button', { name: 'Mark all as read' }));
    expect(panel().queryAllByRole('link', { name: /^Unread/ })).toEqual([]);
    expect(await bell()).toHaveAccessibleName('Notifications');
    expect(callsOf(view, 'notifications.mark-read').map(({ body }) => body)).toEqual([{ before: ahead }]);
    await waitFor(() => expect(view.snackbar).toBe('All notifications are marked as read.'));
    count = 2;
    await act(async () => view.resolve(SnackbarStore).undo());
    expect(callsOf(view, 'notifications.undo-marking')).toHaveLength(1);
    expect(await panel().findAllByRole('link', { name: /^Unread/ })).toHaveLength(2);
    await waitFor(async () => expect(await bell()).toHaveAccessibleName('Notifications, 2 unread'));
  });

  it('shows a notice that is told after "all read" as unread, also when the clock of the device runs fast', async () => {
    let items = severalNotices(2);
    const view = await open({ 'notifications.count': { count: 2 }, 'notifications.list': () => pageOf(...items) });
    await view.user.click(await bell());
    await panel().findAllByRole('link', { name: /^Unread/ });
    await view.user.click(panel().getByRole('button', { name: 'Mark all as read' }));
    expect(panel().queryAllByRole('link', { name: /^Unread/ })).toEqual([]);
    // It is told months after the others, and long before the time of this device.
    items = [aNotice({ title: 'Later', toldAt: '2026-06-10T09:00:00.000Z' }), ...items];
    await view.user.click(await bell());
    await view.user.click(await bell());
    expect(await panel().findByRole('link', { name: 'Unread Later' })).toBeVisible();
    expect(panel().getAllByRole('link', { name: /^Unread/ })).toHaveLength(1);
  });

  it('does not offer to take "all read" back after a later marking, because the server would take back that one', async () => {
    const view = await open({ 'notifications.count': { count: 2 }, 'notifications.list': pageOf(...severalNotices(2)) });
    await view.user.click(await bell());
    await panel().findAllByRole('listitem');
    await view.user.click(panel().getByRole('button', { name: 'Mark all as read' }));
    const { acts } = view.resolve(SnackbarStore);
    await waitFor(() => expect(acts.all).toHaveLength(1));
    const later = aNotice({ toldAt: new Date(Date.now() + 120_000).toISOString() });
    await act(async () => view.resolve(NoticesStore).read(later));
    expect(acts.all).toEqual([]);
  });

  it('shows nothing of another person while an administrator sees the site as them', async () => {
    const viewed = {
      id: '018f',
      endsAt: new Date(Date.now() + 600_000).toISOString(),
      user: { id: '1', name: 'Ada' },
      returnTo: ADDRESSES.home,
    };
    globalThis.ResizeObserver ??= class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    };
    sessionStorage.setItem('trellis.view-as', JSON.stringify(viewed));
    const view = await open({ 'notifications.count': { count: 4 } });
    await view.user.click(await bell());
    expect(panel().getByText(/not shown while you see the site as another person/)).toBeVisible();
    expect(callsOf(view, 'notifications.list')).toEqual([]);
  });
});
