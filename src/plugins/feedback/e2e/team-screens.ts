import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { figures, filled, item, rows } from './team-screen-data.ts';

const OVERVIEW = '/admin/feedbacks';
const LIST = '/admin/feedbacks/list';
const FORM = '/admin/feedbacks/form';

/** What administrators with the duty see. The replies are stubbed, because many messages cannot be sent within an hour. */
export const teamScreens: readonly Screen[] = [
  {
    name: 'feedback-overview',
    who: 'admin',
    route: OVERVIEW,
    at: () => `${OVERVIEW}?stub=empty`,
    prepare: (page) => stub(page, 'empty', 0),
  },
  {
    name: 'feedback-overview-filled',
    who: 'admin',
    route: OVERVIEW,
    at: () => `${OVERVIEW}?stub=filled`,
    prepare: (page) => stub(page, 'filled', 5),
  },
  { name: 'feedback-figures', who: 'admin', route: OVERVIEW, at: () => `${OVERVIEW}?stub=figures`, prepare: showFigures },
  { name: 'feedback-all', who: 'admin', route: LIST, at: () => `${LIST}?stub=few`, prepare: (page) => stub(page, 'few', 3) },
  {
    name: 'feedback-all-many',
    who: 'admin',
    route: LIST,
    at: () => `${LIST}?stub=many&kind=problem`,
    prepare: (page) => stub(page, 'many', 50),
  },
  { name: 'feedback-all-none', who: 'admin', route: LIST, at: () => `${LIST}?stub=none&q=zzzz`, prepare: (page) => stub(page, 'none', 0) },
  { name: 'feedback-all-chosen', who: 'admin', route: LIST, at: () => `${LIST}?stub=chosen`, prepare: chooseRows },
  { name: 'feedback-handling', who: 'admin', route: FORM, firstGet: 'not here', prepare: openFields },
];

/** Replies with stubs while the address has the name of the screen. */
async function stub(page: Page, name: string, count: number, address?: string): Promise<void> {
  await page.route(/\/api\/feedback(\/|\?|$)/, async (route) => {
    const json = new URL(page.url()).searchParams.get('stub') === name ? replyTo(route.request().url(), name, count) : undefined;
    await (json === undefined ? route.fallback() : route.fulfill({ json }));
  });
  await (address === undefined ? page.reload() : page.goto(address));
  await page.locator('main h1').first().waitFor();
}

function replyTo(address: string, name: string, count: number): object | undefined {
  const { pathname, searchParams } = new URL(address);
  const path = pathname.replace('/api/feedback', '');
  const limit = Number(searchParams.get('limit') ?? count);
  if (path === '') return { items: rows.slice(0, Math.min(count, limit)), nextCursor: null };
  if (path === '/figures') return name === 'empty' ? figures : filled;
  if (path === '/handlers') return { items: rows.flatMap(({ assignee }) => assignee ?? []).slice(0, 2) };
  if (path === '/tags') return { items: [...new Set(rows.flatMap(({ tags }) => tags))].map((tag) => ({ tag, count: 1 })) };
  if (path.endsWith('/similar')) return { items: rows.slice(1, 4) };
  return path === '/mine' ? undefined : item;
}

/** Shows the table of the first figure. The lists above are empty, so that the figures are in view. */
async function showFigures(page: Page): Promise<void> {
  await stub(page, 'figures', 0);
  await page.locator('[data-more]').first().click();
}

/** Leaves rows selected, so that the bar with their actions covers the page. */
async function chooseRows(page: Page): Promise<void> {
  await stub(page, 'chosen', 12);
  const all = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  for (const at of [0, 1]) await all.nth(at).locator('input[type=checkbox]').check();
  await page.locator('.selection-bar').waitFor();
}

/** Opens the next states and the history of the item. */
async function openFields(page: Page): Promise<void> {
  await stub(page, 'item', 5, `${FORM}?id=${item.id}&stub=item`);
  await page.locator('details:has(.timeline) > summary').click();
  await page.locator('[data-field] button').first().click();
}
