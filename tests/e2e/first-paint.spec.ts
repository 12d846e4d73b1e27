import type { Page } from '@playwright/test';
import { SHELL_WORDS } from '#core/client/app/shell/shell-words.ts';
import { framesWhile } from './support/frames.ts';
import { expect, test } from './support/test.ts';

/** The visitor's earlier choices and system preferences. */
interface Visitor {
  readonly theme?: 'light' | 'dark';
  readonly language?: 'ar' | 'de';
  readonly system: 'light' | 'dark';
}

/** The state of the page just before a picture is painted. */
interface Moment {
  readonly lang: string;
  readonly dir: string;
  readonly ground: string;
  readonly heading: string;
}

const DARK = 'rgb(14, 20, 18)';
const LIGHT = 'rgb(246, 248, 245)';

const cases: readonly (readonly [string, Visitor, Moment])[] = [
  ['dark and Arabic, chosen on a light system', { theme: 'dark', language: 'ar', system: 'light' }, moment('ar', 'rtl', DARK)],
  ['light and German, chosen on a dark system', { theme: 'light', language: 'de', system: 'dark' }, moment('de', 'ltr', LIGHT)],
  ['a dark system, nothing chosen', { system: 'dark' }, moment('en', 'ltr', DARK)],
];

function moment(lang: string, dir: string, ground: string): Moment {
  return { lang, dir, ground, heading: SHELL_WORDS[lang]?.heading ?? '' };
}

for (const [name, visitor, expected] of cases) {
  test.describe(name, () => {
    test.use({ colorScheme: visitor.system });

    test('applies from the first picture on', async ({ page }) => {
      await arrive(page, visitor);
      // Loads the page once before, so the pictures begin with its colours instead of an empty tab.
      await opened(page, () => page.goto('/'));
      const frames = await framesWhile(page, () => opened(page, () => page.reload()));
      const moments = await page.evaluate(() => (globalThis as unknown as { moments: Moment[] }).moments);

      expect(new Set(moments.map((seen) => JSON.stringify(seen)))).toEqual(new Set([JSON.stringify(expected)]));

      expect(frames.filter(({ brightness }) => brightness > 0.5 === (expected.ground === DARK))).toEqual([]);
      const marks = new Set(frames.map(({ mark }) => mark).filter((mark) => mark !== 'none'));
      expect([...marks]).toEqual([expected.dir === 'rtl' ? 'right' : 'left']);
    });
  });
}

const OPEN_PAGES = [
  ...['/login', '/signup', '/forgot-password', '/email-verify', '/welcome', '/privacy-policy', '/term-of-service'],
  ...['/submit-feedback', '/verify', '/unsubscribe'],
];

for (const address of OPEN_PAGES) {
  for (const [screen, viewport] of Object.entries({ phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 900 } })) {
    test(`nothing moves on a ${screen} while the parts of ${address} load`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(watchShifts);
      // The content of a page arrives after its frame is painted, as on a slow network.
      await page.route('**/payloads/**', async (route) => {
        await page.evaluate(twoFrames);
        await route.continue();
      });
      await opened(page, () => page.goto(address));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      await page.evaluate(twoFrames);
      expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.05);
    });
  }

  test(`the first texts of ${address} on a phone are where the application puts them`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    let start: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route('**/assets/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    const loaded = page.goto(address, { waitUntil: 'commit' });
    const heading = page.locator('.shell').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // biome-ignore lint/performance/useDomNodeTextContent: the shell holds the words of all languages and shows those of one
    const words = await heading.innerText();
    const place = await heading.boundingBox();
    start();
    await loaded;
    await opened(page, async () => undefined);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    const final = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect([final?.y, final?.height]).toEqual([place?.y, place?.height]);
  });
}

test.describe('Without the application', () => {
  // What the browser logs about the script that does not load.
  test.use({ expectedFaults: [/ERR_FAILED/] });

  for (const [address, words] of [
    ['/forgot-password?mode=resetPassword&oobCode=x', []],
    ['/email-verify?mode=verifyEmail&oobCode=x', []],
    ['/forgot-password?next=%2Fjobs', ['Set a new password']],
    ['/unsubscribe', ['This link is not valid']],
    ['/unsubscribe#token', ['Stop mail?']],
  ] as const) {
    test(`the first texts of ${address} are those of the page at this address`, async ({ page }) => {
      // A wide window shows the headings of these forms with the form.
      await page.setViewportSize({ width: 412, height: 823 });
      // The application never starts.
      await page.route('**/assets/main.*.js', (route) => route.abort());
      await page.goto(address);
      await page.evaluate(twoFrames);
      await expect(page.locator('.shell__page').getByRole('heading', { level: 1 })).toHaveText([...words], { useInnerText: true });
    });
  }
});

test('the form of /login accepts input before the SDK of the provider has loaded', async ({ page }) => {
  let asked = false;
  let send: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    // The chunks have numbers for names. The SDK is recognized by a host that only it calls.
    if ((await response.text()).includes('identitytoolkit')) {
      asked = true;
      await held;
    }
    await route.fulfill({ response });
  });
  await opened(page, () => page.goto('/login'));
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(asked).toBe(false);
  await page.getByLabel('Email').fill('candidate@demo.test');
  await page.getByLabel('Password').fill('trellis-demo');
  await expect.poll(() => asked).toBe(true);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('candidate@demo.test');
  send();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

async function arrive(page: Page, { theme, language }: Visitor): Promise<void> {
  await page.addInitScript(
    ([storedTheme, storedLanguage]) => {
      if (storedTheme !== undefined) localStorage.setItem('trellis.theme', storedTheme);
      if (storedLanguage !== undefined) localStorage.setItem('trellis.language', storedLanguage);
    },
    [theme, language],
  );
  await page.addInitScript(watchMoments);
}

async function opened(page: Page, action: () => Promise<unknown>): Promise<void> {
  await action();
  await expect(page.locator('.shell')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

// Runs in the page before our own scripts. It reads the state that the next picture shows.
function watchMoments(): void {
  const moments: Moment[] = [];
  Object.assign(globalThis, { moments });
  const look = (): void => {
    const root = document.documentElement;
    const heading = document.querySelector('h1');
    if (heading !== null) {
      const ground = getComputedStyle(root).backgroundColor;
      // biome-ignore lint/performance/useDomNodeTextContent: the shell holds the words of all languages and shows those of one
      moments.push({ lang: root.lang, dir: root.dir, ground, heading: heading.innerText.trim() });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function watchShifts(): void {
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
