import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import type { ManagedJob } from '../contract/reply-schemas.ts';
import { allRows, countsOf, draftRows, events, lacking, ownRows, wholeJob } from './managed-screen-data.ts';

const MANAGED = '/admin/jobs/employer';

const own = (name: string, prepare: (page: Page) => Promise<void> = async () => undefined, rows = ownRows, query = ''): Screen => ({
  name,
  who: 'employer',
  route: MANAGED,
  at: () => `${MANAGED}?stub=${name}${query}`,
  prepare: async (page) => {
    await stub(page, name, rows);
    await prepare(page);
  },
});

/** A list of drafts, all of which are selected. */
const drafts = (name: string, prepare: (page: Page) => Promise<void> = async () => undefined): Screen =>
  own(
    name,
    async (page) => {
      for (const at of [0, 1, 2]) await rowsOf(page).nth(at).locator('input[type=checkbox]').check();
      await page.locator('.selection-bar').waitFor();
      await prepare(page);
    },
    draftRows,
    '&status=draft',
  );

const reviewed = (name: string, prepare: (page: Page) => Promise<void> = async () => undefined): Screen => ({
  ...own(name),
  who: 'admin',
  prepare: async (page) => {
    await stub(page, name, allRows);
    await prepare(page);
  },
});

/** The lists of postings and their dialogs. The replies are stubbed, because not every state can be reached within a test. */
export const managedScreens: readonly Screen[] = [
  { name: 'managed', who: 'employer', route: MANAGED },
  { name: 'managed-none', who: 'employer', route: MANAGED, at: () => `${MANAGED}?q=zzzzqqqq` },
  own('managed-filled'),
  own('managed-chosen', async (page) => {
    for (const at of [0, 1]) await rowsOf(page).nth(at).locator('input[type=checkbox]').check();
    await page.locator('.selection-bar').waitFor();
  }),
  own('managed-menu', (page) => openMenu(page, 0)),
  own('managed-pause', (page) => choose(page, 'pause')),
  own('managed-renew', async (page) => {
    await choose(page, 'renew');
    await page.locator('dialog button[type=submit]').click();
  }),
  own('managed-close', async (page) => {
    await choose(page, 'close');
    await page.locator('dialog .note').waitFor();
  }),
  own('managed-refused', async (page) => {
    await rowsOf(page).nth(0).locator('input[type=checkbox]').check();
    await rowsOf(page).nth(1).locator('input[type=checkbox]').check();
    await page.locator('.selection-bar button').first().click();
    await page.locator('dialog button[type=submit]').click();
    await page.locator('dialog[open] ul').first().waitFor();
  }),
  own('managed-history', async (page) => {
    await choose(page, 'history');
    await page.locator('dialog .timeline').waitFor();
  }),
  drafts('managed-drafts'),
  drafts('managed-drafts-filled-in', async (page) => {
    await page.locator('.selection-bar button').nth(1).click();
    await page.locator('dialog[open] select').nth(1).selectOption('hybrid');
  }),
  drafts('managed-drafts-posted', async (page) => {
    await page.locator('.selection-bar button').first().click();
    await page.locator('dialog[open]').waitFor();
  }),
  reviewed('review'),
  reviewed('review-send-back', async (page) => {
    await choose(page, 'sendBack');
    await page.locator('dialog button[type=submit]').click();
  }),
];

const rowsOf = (page: Page) => page.locator('.datalist__row');

/** The places of the actions in the menu of the first row. */
const PLACES = { pause: 2, renew: 3, close: 4, history: 6, sendBack: 2 } as const;

async function openMenu(page: Page, row: number): Promise<void> {
  await rowsOf(page).nth(row).locator('[aria-haspopup=menu]').click();
  await page.locator('[role=menu]').waitFor();
}

async function choose(page: Page, action: keyof typeof PLACES): Promise<void> {
  await openMenu(page, 0);
  await page.locator('[role=menuitem]').nth(PLACES[action]).click();
  await page.locator('dialog[open]').waitFor();
}

/** Replies with stubs while the address has the name of the screen. */
async function stub(page: Page, name: string, rows: readonly ManagedJob[]): Promise<void> {
  await page.route(/\/api\/jobs\//, async (route) => {
    const isShown = new URL(page.url()).searchParams.get('stub') === name;
    const json = isShown ? replyTo(new URL(route.request().url()).pathname, rows) : undefined;
    await (json === undefined ? route.fallback() : route.fulfill({ json }));
  });
  await page.reload();
  await rowsOf(page).first().waitFor();
}

function replyTo(path: string, rows: readonly ManagedJob[]): object | undefined {
  if (path.endsWith('/managed')) return { items: rows, nextCursor: null };
  if (path.endsWith('/managed/counts')) return { items: countsOf(rows), lacking };
  if (path.endsWith('/open-applications')) return { count: 12 };
  if (path.endsWith('/events')) return { items: events, nextCursor: null };
  if (path.endsWith('/jobs/moves')) return { items: refusedMoves(rows) };
  return /\/jobs\/[0-9a-f-]{36}$/.test(path) ? wholeJob : undefined;
}

function refusedMoves([first, second]: readonly ManagedJob[]): readonly object[] {
  const error = { code: 'conflict', message: 'This was changed in the meantime. Reload to see the current version.', issues: [] };
  return [
    { id: first?.id, job: first, error: null },
    { id: second?.id, job: null, error },
  ];
}
