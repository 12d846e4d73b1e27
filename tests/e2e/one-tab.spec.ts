import { expect, type Page } from '@playwright/test';
import { propertyOptions } from '#core/testing/property-runs.ts';
import { inTurn } from '../support/in-turn.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { differences, lookOf, type PageLook } from './screens/page-look.ts';
import { test } from './screens/people.ts';
import { readScreens } from './screens/screens.ts';
import type { World } from './screens/world.ts';
import { settled } from './support/settled.ts';

// A browser keeps each style sheet that it has loaded. So a page must look the same whichever pages were open before.

const SCREENS = (await readScreens()).filter(({ prepare, expectedFaults }) => prepare === undefined && expectedFaults === undefined);
const ROLES = ['visitor', 'candidate', 'employer', 'admin'] as const;

/** Every pair of an order, a language and a width occurs in one of the walks. */
const WALKS = [
  { order: 'in their order', language: 'en', width: 1280 },
  { order: 'in another order', language: 'ar', width: 1280 },
  { order: 'in their order', language: 'ar', width: 390 },
  { order: 'in another order', language: 'en', width: 390 },
] as const;

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const who of ROLES) {
  for (const { order, language, width } of inTurn(WALKS, 1)) {
    test(`the pages of one tab look like new ones, ${order} (${who}, ${language}, ${width} px)`, async ({ people, world }) => {
      const { page } = await people({ who });
      const addresses = await addressesOf(who, world);
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
        // What the page shows may have changed since.
        const now = await faultsThatStay(page, await newLook(other, address));
        found.push(...now.map((fault) => `${address}: ${fault}`));
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

/** The pages of a role that the world has data for. */
async function addressesOf(who: string, world: World): Promise<readonly string[]> {
  const own = SCREENS.filter((screen) => screen.who === who && screen.route !== '*');
  return [...new Set(await Promise.all(own.map(async ({ at, route }) => (await at?.(world)) ?? route)))];
}

/** In the second round, the tab has the style sheets of all pages. */
function twice(addresses: readonly string[]): readonly string[] {
  return [...addresses, ...addresses];
}

function shuffled(addresses: readonly string[]): readonly string[] {
  const random = seededRandom(propertyOptions().seed);
  const placed = addresses.map((address) => ({ address, place: random() }));
  return placed.sort((one, next) => one.place - next.place).map(({ address }) => address);
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
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** The differences that are still there when the page has loaded. */
async function faultsThatStay(page: Page, wanted: PageLook): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  const look = async (): Promise<number> => {
    faults = differences(await lookOf(page), wanted);
    return faults.length;
  };
  await expect
    .poll(look, { timeout: 10_000 })
    .toBe(0)
    .catch(() => undefined);
  return faults;
}
