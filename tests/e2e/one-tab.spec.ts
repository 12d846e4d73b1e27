import { expect, type Page } from '@playwright/test';
import { propertyOptions } from '#core/testing/property-runs.ts';
import { inTurn } from '../support/in-turn.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { differences, lookOf, type PageLook } from './screens/page-look.ts';
import { test } from './screens/people.ts';
import type { Screen } from './screens/screen.ts';
import { readPassingRoutes, readScreens } from './screens/screens.ts';
import type { World } from './screens/world.ts';
import { settled } from './support/settled.ts';

// A browser keeps each style sheet that it has loaded. So a page must look the same whichever pages were open before.

const PASSING = await readPassingRoutes();
const SCREENS = (await readScreens()).filter(({ route, expectedFaults }) => !PASSING.includes(route) && expectedFaults === undefined);
// The search of jobs inside opens for every signed-in user.
const SEARCH = '/admin/jobs/all';
const ROLES = ['visitor', 'candidate', 'employer', 'admin'] as const;

/** Every pair of an order, a language and a width occurs in one of the walks. */
const WALKS = [
  { order: 'in their order', language: 'en', width: 1280 },
  { order: 'in another order', language: 'ar', width: 1280 },
  { order: 'in their order', language: 'ar', width: 390 },
  { order: 'in another order', language: 'en', width: 390 },
] as const;

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const [at, who] of ROLES.entries()) {
  // In a turn, each role has another walk.
  for (const { order, language, width } of inTurn([...WALKS.slice(at), ...WALKS.slice(0, at)], 1)) {
    test(`the pages of one tab look like new ones, ${order} (${who}, ${language}, ${width} px)`, async ({ people, world }) => {
      const { page } = await people({ who });
      const addresses = await addressesOf(who, world);
      expect(addresses.length).toBeGreaterThan(10);
      const other = await page.context().newPage();
      for (const each of [page, other]) await each.setViewportSize({ width, height: 900 });
      await begin(page, language);
      const wanted = new Map<string, PageLook>();
      for (const address of addresses) wanted.set(address, await newLook(other, address));
      const found: string[] = [];
      for (const address of twice(order === 'in their order' ? addresses : shuffled(addresses))) {
        await follow(page, address);
        const faults = await faultsThatStay(page, wanted.get(address) ?? []);
        if (faults.length === 0) continue;
        // The data may have changed since, or the time. Feedback names the page before, which may take another number of lines.
        await other.goto('/welcome');
        const now = await newLook(other, address);
        await leave(page);
        await follow(page, address);
        found.push(...(await faultsThatStay(page, now)).map((fault) => `${address}: ${fault}`));
      }
      await other.close();
      expect(found).toEqual([]);
    });
  }
}

async function begin(page: Page, language: string): Promise<void> {
  await page.goto('/welcome');
  await page.evaluate((code) => localStorage.setItem('trellis.language', code), language);
  await page.goto('/welcome');
  await settled(page);
}

const known = new Map<string, readonly string[]>();

/** The pages of a role. Some of them first get data of their own, once in a process. */
async function addressesOf(who: Screen['who'], world: World): Promise<readonly string[]> {
  const before = known.get(who);
  if (before !== undefined) return before;
  const addresses = new Set<string>();
  for (const { at, route } of pagesOf(who)) addresses.add((await at?.(world)) ?? route);
  const apart = placesApart([...addresses]);
  known.set(who, apart);
  return apart;
}

/** The screens that show a page as it opens, and one screen for each other page. Signed-in users also open the pages for everybody. */
function pagesOf(who: Screen['who']): readonly Screen[] {
  const own = SCREENS.filter(
    (screen) => screen.who === who || (screen.who === 'visitor' && screen.at === undefined) || screen.route === SEARCH,
  );
  const plain = own.filter(({ prepare, at }) => prepare === undefined || at !== undefined);
  const routes = new Set(plain.map(({ route }) => route));
  return [...plain, ...own.filter(({ route }) => !routes.has(route) && routes.add(route))];
}

/** The addresses in an order in which a page does not follow itself with another query. */
function placesApart(addresses: readonly string[]): readonly string[] {
  const pathOf = (address: string): string => address.split('?')[0] ?? '';
  const round = (address: string, at: number): number => addresses.slice(0, at).filter((other) => pathOf(other) === pathOf(address)).length;
  const placed = addresses.map((address, at) => ({ address, round: round(address, at) }));
  return placed.sort((one, next) => one.round - next.round).map(({ address }) => address);
}

/** In the second round, the tab has the style sheets of all pages. */
function twice(addresses: readonly string[]): readonly string[] {
  return [...addresses, ...addresses];
}

function shuffled(addresses: readonly string[]): readonly string[] {
  const random = seededRandom(propertyOptions().seed);
  const placed = addresses.map((address) => ({ address, place: random() }));
  return placesApart(placed.sort((one, next) => one.place - next.place).map(({ address }) => address));
}

/** How a page looks in a new document. */
async function newLook(page: Page, address: string): Promise<PageLook> {
  await page.goto(address);
  await settled(page);
  let look: PageLook = [];
  await expect
    .poll(async () => {
      const before = look;
      look = await lookOf(page);
      return look.length > 0 ? differences(look, before) : ['nothing'];
    })
    .toEqual([]);
  return look;
}

/** Opens a page in the same document: by a link where there is one, else as a link does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLElement>(`a[href="${CSS.escape(to)}"]:not([target])`);
    if (link !== null) {
      link.click();
      return;
    }
    // With a key of its own, as the router gives one to each entry: it keeps scroll positions by these keys.
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Opens another page and waits until it is shown. */
async function leave(page: Page): Promise<void> {
  const before = await page.title();
  await follow(page, '/welcome');
  await expect.poll(() => page.title()).not.toBe(before);
}

/** The differences that are still there when the page has loaded. */
async function faultsThatStay(page: Page, wanted: PageLook): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  const look = async (): Promise<number> => {
    faults = differences(await lookOf(page), wanted);
    return faults.length;
  };
  await expect
    .poll(look, { timeout: 15_000 })
    .toBe(0)
    .catch(() => undefined);
  return faults;
}
