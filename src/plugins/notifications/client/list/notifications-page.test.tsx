import { act, screen, waitFor, within } from '@testing-library/react';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import type { ShownNotice } from '#core/contract/notices/notice-schemas.ts';
import type { RenderOptions, View } from '#core/testing/client-kit.tsx';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { callsOf, openNotifications, pageOf } from '../testing/open-notifications.ts';
import { aNotice, severalNotices } from '../testing/sample-notices.ts';
import { daysAgo } from './notices-by-day.ts';

const open = (api: FakeReplies, rest: Partial<RenderOptions> = {}): Promise<View> =>
  openNotifications({ at: '/admin/notifications', as: 'candidate', ...rest, api });

const withNotices = (...items: readonly ShownNotice[]): FakeReplies => ({ 'notifications.list': pageOf(...items) });
const main = () => within(screen.getByRole('main'));
const queries = (view: View) => callsOf(view, 'notifications.list').map(({ query }) => query);

/** An hour before now, some days ago. */
function dayBefore(days: number): string {
  const day = new Date();
  day.setHours(12, 0, 0, 0);
  day.setDate(day.getDate() - days);
  return day.toISOString();
}

describe('the page of notifications', () => {
  it('shows them by day', async () => {
    const days = [0, 0, 1, 400].map((days, index) => aNotice({ id: `n${index}`, title: `Notice ${index}`, toldAt: dayBefore(days) }));
    await open(withNotices(...days));
    await main().findByText('Notice 3');
    const shown = main().getAllByRole('heading', { level: 2 });
    expect(shown.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Today', 'Yesterday']);
    expect(shown).toHaveLength(3);
    expect(shown[2]).toHaveTextContent(/, \d{4}$/);
  });

  it('shows what a person wrote as a quotation with its own direction', async () => {
    await open(withNotices(aNotice({ quote: 'مرحبًا' })));
    const quote = (await main().findByText('مرحبًا')).closest('blockquote');
    expect(quote).toHaveAttribute('dir', 'auto');
  });

  it('asks for unread ones, of one group, by the address', async () => {
    const view = await open(withNotices(), { at: '/admin/notifications?filter=unread&group=invitations' });
    expect(await main().findByText('No notification matches the filters')).toBeVisible();
    expect(queries(view)).toEqual([{ filter: 'unread', group: 'invitations', language: 'en-US', limit: 20 }]);
    await view.user.selectOptions(main().getByRole('combobox', { name: 'About' }), 'Your applications');
    await waitFor(() => expect(view.address).toBe('/admin/notifications?filter=unread&group=applications'));
    await view.user.click(main().getByRole('link', { name: 'All' }));
    await waitFor(() => expect(view.address).toBe('/admin/notifications?group=applications'));
    await waitFor(() => expect(main().getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page'));
  });

  it.each([
    [
      'candidate',
      ['Your applications', 'Invitations', 'Skill passports', 'Answers to you', 'Imports and files', 'Security of your account'],
    ],
    ['admin', ['Reviews and reports', 'Feedback', 'Answers to you', 'Imports and files', 'Security of your account']],
    ['newcomer', ['Answers to you', 'Imports and files', 'Security of your account']],
  ] as const)('offers the %s the groups of the role', async (as, groups) => {
    await open(withNotices(), { as });
    const options = within(main().getByRole('combobox', { name: 'About' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Everything', ...groups]);
  });

  it('says what it is for when nobody has told anything', async () => {
    await open(withNotices());
    expect(await main().findByText('You have no notifications yet')).toBeVisible();
  });

  it('says that nothing is unread', async () => {
    await open(withNotices(), { at: '/admin/notifications?filter=unread' });
    expect(await main().findByText('Nothing unread')).toBeVisible();
    expect(main().getByRole('link', { name: 'Show all notifications' })).toHaveAttribute('href', '/admin/notifications');
  });

  it('offers a retry after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const view = await open({
      'notifications.list': () => {
        if (isDown) throw refusal(429, 'too-many-requests', 'Wait a moment.');
        return pageOf(aNotice());
      },
    });
    await main().findByText('Your notifications did not load.');
    isDown = false;
    await view.user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByText('Interview for Gardener')).toBeVisible();
  });

  it('loads further pages', async () => {
    const all = severalNotices(3);
    const view = await open({
      'notifications.list': ({ query }: { query: { cursor?: string } }) =>
        query.cursor === undefined ? { items: all.slice(0, 2), nextCursor: 'next' } : pageOf(...all.slice(2)),
    });
    const more = screen.queryByRole('button', { name: 'Show more' });
    if (more !== null) await view.user.click(more);
    expect(await main().findByText('Notice 3')).toBeVisible();
  });

  it('moves by the arrow keys and opens by Enter, which marks as read', async () => {
    const view = await open({ ...withNotices(...severalNotices(3)), 'notifications.count': { count: 3 } });
    const first = await main().findByRole('link', { name: 'Unread Notice 1' });
    act(() => first.focus());
    await view.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(view.heading).toBe('Map'));
    expect(callsOf(view, 'notifications.mark-read').map(({ body }) => body)).toEqual([{ ids: [severalNotices(2)[1]?.id] }]);
  });

  it('marks all as read, and takes it back', async () => {
    const view = await open({ ...withNotices(...severalNotices(2)), 'notifications.count': { count: 2 } });
    await main().findByRole('link', { name: 'Unread Notice 1' });
    await waitFor(() => expect(main().getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'false'));
    await view.user.click(main().getByRole('button', { name: 'Mark all as read' }));
    expect(main().queryAllByRole('link', { name: /^Unread/ })).toHaveLength(1);
    await waitFor(() => expect(view.resolve(SnackbarStore).canUndo).toBe(true));
    await act(async () => view.resolve(SnackbarStore).undo());
    expect(await main().findByRole('link', { name: 'Unread Notice 1' })).toBeVisible();
    expect(callsOf(view, 'notifications.undo-marking')).toHaveLength(1);
    expect(queries(view)).toHaveLength(2);
  });

  it('shows them as unread again when they could not be marked', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = { 'notifications.count': { count: 2 }, 'notifications.mark-read': refusal(429, 'too-many-requests', 'Wait.') };
    const view = await open({ ...withNotices(...severalNotices(2)), ...failing });
    await waitFor(() => expect(main().getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'false'));
    await view.user.click(main().getByRole('button', { name: 'Mark all as read' }));
    expect(await main().findByRole('link', { name: 'Unread Notice 1' })).toBeVisible();
    expect(view.resolve(SnackbarStore).acts.all).toEqual([]);
  });

  it('asks for the words again in the language that the user chooses, Arabic from right to left', async () => {
    const view = await open(withNotices(aNotice()));
    await main().findByText('Interview for Gardener');
    await act(async () => view.resolve(LanguageStore).choose('ar'));
    await waitFor(() => expect(queries(view).at(-1)).toEqual({ language: 'ar', limit: 20 }));
    expect(view.heading).toBe('الإشعارات');
    expect(document.documentElement.dir).toBe('rtl');
  });
});

it('days are counted by the calendar, also over a change of the clocks', () => {
  expect(daysAgo(new Date(2026, 2, 28, 23, 59).toISOString(), new Date(2026, 2, 29, 0, 1))).toBe(1);
  expect(daysAgo(new Date(2026, 2, 28, 0, 0).toISOString(), new Date(2026, 2, 30, 23, 59))).toBe(2);
  expect(daysAgo(new Date(2025, 11, 31, 12, 0).toISOString(), new Date(2026, 0, 1, 1, 0))).toBe(1);
});

it.each(['en', 'ar', 'de', 'fa', 'he'])('the groups have the same names in the filter and in the mails (%s)', async (language) => {
  const { groups } = (await import(`../locales/${language}.json`)) as { groups: Readonly<Record<string, string>> };
  const words = (await import(`#core/contract/notices/${language}.json`)) as { groups: Readonly<Record<string, { name: string }>> };
  expect(groups).toEqual(Object.fromEntries(Object.entries(words.groups).map(([name, texts]) => [name, texts.name])));
});
