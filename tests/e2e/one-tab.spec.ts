import { expect, type Page } from '@playwright/test';
import { propertyOptions } from '#core/testing/property-runs.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { differences, lookOf, type PageLook } from './screens/page-look.ts';
import { test } from './screens/people.ts';
import { readScreens } from './screens/screens.ts';
import type { World } from './screens/world.ts';
import { settled } from './support/settled.ts';

// A browser keeps each style sheet that it has loaded. So a page must look the same whichever pages were open before.

const SCREENS = (await readScreens()).filter(({ prepare, expectedFaults }) => prepare === undefined && expectedFaults === undefined);
const WIDTHS = [1280, 390] as const;
type Width = (typeof WIDTHS)[number];

/** Once in the order of the list, and once in another order, which begins with the other width. */
const WALKS = [
  { order: 'in their order', language: 'en', widths: WIDTHS, sorted: (addresses: readonly string[]) => addresses },
  { order: 'in another order', language: 'ar', widths: WIDTHS.toReversed(), sorted: shuffled },
] as const;

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const who of ['visitor', 'candidate', 'employer', 'admin'] as const) {
  for (const { order, language, widths, sorted } of WALKS) {
    test(`the pages of one tab look like new ones, ${order} (${who}, ${language})`, async ({ people, world }) => {
      const { page } = await people({ who });
      await page.goto('/welcome');
      await page.evaluate((code) => localStorage.setItem('trellis.language', code), language);
      const other = await page.context().newPage();
      const wanted = new Map<string, ReadonlyMap<Width, PageLook>>();
      for (const address of await addressesOf(who, world)) wanted.set(address, await newLooks(other, address));
      const addresses = sorted([...wanted.keys()]);
      await page.goto('/welcome');
      await settled(page);
      const found: string[] = [];
      // In the second round, the tab has the style sheets of all pages.
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const address of addresses) {
          await follow(page, address);
          const faults = await faultsOf(page, wanted.get(address)?.get(width) ?? []);
          // What the page shows may have changed since.
          const isSame = faults.length === 0 || (await faultsOf(page, (await newLooks(other, address)).get(width) ?? [])).length === 0;
          if (!isSame) found.push(`${address} at ${width} px:\n${faults.join('\n')}`);
        }
      }
      expect(found).toEqual([]);
      await other.close();
    });
  }
}

async function addressesOf(who: string, world: World): Promise<readonly string[]> {
  const addresses = await Promise.all(
    SCREENS.filter((screen) => screen.who === who).map(async ({ at, route }) => (await at?.(world)) ?? route),
  );
  return [...new Set(addresses)].filter((address) => !address.includes('*'));
}

/** How a page looks in a new document, in each width. */
async function newLooks(page: Page, address: string): Promise<ReadonlyMap<Width, PageLook>> {
  const looks = new Map<Width, PageLook>();
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  await page.goto(address);
  await settled(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    looks.set(width, await lookAtRest(page));
  }
  return looks;
}

async function lookAtRest(page: Page): Promise<PageLook> {
  let look: PageLook = [];
  await expect
    .poll(async () => {
      const before = look;
      look = await lookOf(page);
      return differences(look, before);
    })
    .toEqual([]);
  return look;
}

/** Opens a page in the same document: by a link if there is one, else as a link would. */
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

/** The differences that stay. */
async function faultsOf(page: Page, wanted: PageLook): Promise<string[]> {
  let faults: string[] = [];
  const look = async (): Promise<number> => {
    faults = differences(await lookOf(page), wanted);
    return faults.length;
  };
  await expect
    .poll(look, { timeout: 8_000 })
    .toBe(0)
    .catch(() => undefined);
  return faults;
}

function shuffled(addresses: readonly string[]): readonly string[] {
  const random = seededRandom(propertyOptions().seed);
  return addresses
    .map((address) => ({ address, place: random() }))
    .sort((one, next) => one.place - next.place)
    .map(({ address }) => address);
}
