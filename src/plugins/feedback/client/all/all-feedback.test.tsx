import { screen, waitFor, within } from '@testing-library/react';
import type { View } from '#core/testing/client-kit.tsx';
import { refusal } from '#core/testing/fake-api.ts';
import { openPanel } from '../testing/panel-page.tsx';
import { ADA, aDetail, aRow, idOf } from '../testing/sample-feedback.ts';
import { DUTY, openAs, TeamServer } from '../testing/team-server.ts';

const LIST = '/admin/feedbacks/list';

const first = aRow({ tags: ['map', 'login'], assignee: ADA });
const second = aRow({ id: idOf(12), number: 'F-KLMNPQ', excerpt: 'Thank you.', kind: 'praise', rating: null, waitingSince: null });

const open = (at = LIST, server = new TeamServer(first, second)): Promise<View> => openAs(at, server.replies);
const lastQuery = (view: View): unknown => view.api.calls.findLast(({ id }) => id === 'feedback.list')?.query;

// Wide enough for the filters beside the list, but not for a preview.
const ordinary = globalThis.matchMedia;
beforeEach(() => {
  globalThis.matchMedia = (query) => Object.assign(ordinary(query), { matches: query.includes('1280') });
});
afterEach(() => {
  globalThis.matchMedia = ordinary;
});

describe('the list of all feedback', () => {
  it('begins with all open feedback, newest first, and shows the main facts', async () => {
    const view = await open();
    const [row] = (await screen.findAllByRole('row')).slice(1);
    for (const text of ['The map does not open.', 'F-BCDFGH', 'Problem', 'map', 'login', 'New', 'Ada Palmer', '2 of 5']) {
      expect(within(row as HTMLElement).getByText(text)).toBeVisible();
    }
    expect(lastQuery(view)).toMatchObject({ state: 'open', sort: 'newest', limit: 50 });
    expect(screen.getByRole('link', { name: /^The map does not open/ })).toHaveAttribute('href', `/admin/feedbacks/form?id=${first.id}`);
  });

  it('is filtered by the facets, which the address holds', async () => {
    const view = await open();
    const filter = async (name: string): Promise<void> => view.user.click(await screen.findByRole('radio', { name }));
    for (const name of ['Any state', 'Me', 'Idea', 'map', '4 of 5', 'German']) await filter(name);
    await waitFor(() => expect(view.address).toBe(`${LIST}?state=any&assignee=me&kind=idea&tag=map&rating=4&language=de`));
    const query = { assignee: idOf(1), kind: 'idea', tag: 'map', rating: 4, language: 'de' };
    await waitFor(() => expect(lastQuery(view)).toMatchObject(query));
    expect(lastQuery(view)).not.toHaveProperty('state', 'open');
    await view.user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(view.address).toBe(LIST));
  });

  it('asks for the own feedback whenever the filter says so', async () => {
    const view = await open(`${LIST}?assignee=%20me`);
    expect(await screen.findByRole('radio', { name: 'Me' })).toBeChecked();
    expect(lastQuery(view)).toMatchObject({ assignee: idOf(1) });
  });

  it('is searched by words, a page and a period', async () => {
    const view = await open();
    await view.user.type(await screen.findByRole('searchbox', { name: 'Search messages and answers' }), 'blank map{Enter}');
    await view.user.type(screen.getByRole('textbox', { name: 'Page' }), 'jobs{Enter}');
    await view.user.type(screen.getByLabelText('Sent until'), '2026-03-01');
    await view.user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(view.address).toBe(`${LIST}?q=blank%20map&page=%2Fjobs&to=2026-03-01`));
    const query = { q: 'blank map', page: '/jobs', to: new Date(2026, 2, 2).toISOString() };
    await waitFor(() => expect(lastQuery(view)).toMatchObject(query));
  });

  it('is sorted by the longest wait on request', async () => {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: 'Waiting since' }));
    await waitFor(() => expect(view.address).toBe(`${LIST}?sort=waiting`));
    await waitFor(() => expect(lastQuery(view)).toMatchObject({ sort: 'waiting', state: 'open' }));
  });

  it('keeps a chosen person and language that the facets do not offer', async () => {
    await open(`${LIST}?assignee=${idOf(9)}&language=pt`);
    expect(await screen.findByRole('radio', { name: 'The chosen person' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Portuguese' })).toBeChecked();
  });

  it('is loaded again after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = new TeamServer(first);
    let isAway = true;
    const list = () => {
      if (isAway) throw refusal(503, 'unavailable', 'The server is away.');
      return { items: server.rows, nextCursor: null };
    };
    const view = await openAs(LIST, { ...server.replies, 'feedback.list': list });
    isAway = false;
    await view.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The map does not open.')).toBeVisible();
  });

  it('is kept after "back", with the changes that were made meanwhile', async () => {
    const server = new TeamServer(second, aRow());
    const view = await openPanel(aDetail(aRow()), server.replies, LIST);
    await screen.findByText('Thank you.');
    await view.open('/panel');
    await view.user.click(await screen.findByRole('button', { name: 'Take it' }));
    await screen.findByText('F-BCDFGH is assigned to Demo admin.');
    await view.user.click(screen.getByRole('button', { name: 'Back to the list' }));
    const row = await screen.findByRole('row', { name: /^The map does not open/ });
    expect(within(row).getByText('Demo admin')).toBeVisible();
    expect(view.api.calls.filter(({ id }) => id === 'feedback.list')).toHaveLength(1);
  });
});

describe('a list without feedback', () => {
  const empty = (at: string): Promise<View> => open(at, new TeamServer());

  it('says that nothing needs work, and leads to the other states', async () => {
    await empty(LIST);
    expect(await screen.findByText('No feedback needs work')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show feedback in all states' })).toHaveAttribute('href', `${LIST}?state=any`);
  });

  it('says that there is none in any state', async () => {
    await empty(`${LIST}?state=any`);
    expect(await screen.findByText('No feedback yet')).toBeVisible();
  });

  it.each(['kind=idea', 'state=spam', 'state=any&q=map'])('offers to clear the filters: %s', async (query) => {
    await empty(`${LIST}?${query}`);
    expect(await screen.findByText('No feedback matches these filters')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', LIST);
  });
});

test('the export has the filters of the list', async () => {
  const view = await openAs(`${LIST}?kind=idea&sort=waiting`, {
    ...new TeamServer(first).replies,
    'feedback.export': { blob: new Blob(['number']), name: 'feedback.csv' },
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:feedback';
  URL.revokeObjectURL = () => undefined;
  await view.user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(view.api.calls.some(({ id }) => id === 'feedback.export')).toBe(true));
  expect(view.api.calls.find(({ id }) => id === 'feedback.export')?.query).toMatchObject({ kind: 'idea', state: 'open', sort: 'waiting' });
});

test('below the breakpoint, the filters open over the page', async () => {
  globalThis.matchMedia = ordinary;
  const view = await open(`${LIST}?kind=praise`);
  await view.user.click(await screen.findByRole('button', { name: 'Filters, 1 chosen' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  await view.user.click(sheet.getByRole('radio', { name: 'Any kind' }));
  await waitFor(() => expect(view.address).toBe(LIST));
});

test('administrators without the duty do not see the overview', async () => {
  await openAs(
    '/admin/feedbacks',
    {},
    DUTY.filter((ability) => ability !== 'feedback:list'),
  );
  expect(screen.getByText('403')).toBeVisible();
});
