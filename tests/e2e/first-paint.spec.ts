import type { Page } from '@playwright/test';
import { SHELL_WORDS } from '#core/client/app/shell/shell-words.ts';
import { framesWhile } from './support/frames.ts';
import { expect, test } from './support/test.ts';

/** What a visitor has chosen before, and what their system prefers. */
interface Visitor {
  readonly theme?: 'light' | 'dark';
  readonly language?: 'ar' | 'de';
  readonly system: 'light' | 'dark';
}

/** What is shown at the moment before a picture is painted. */
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

    test('is so from the first picture on', async ({ page }) => {
      await arrive(page, visitor);
      // A load before, so that the pictures begin with a page of the same colours and not with an empty tab.
      await opened(page, () => page.goto('/'));
      const frames = await framesWhile(page, () => opened(page, () => page.reload()));
      const moments = await page.evaluate(() => (globalThis as unknown as { moments: Moment[] }).moments);

      expect(moments.length).toBeGreaterThan(5);
      expect(new Set(moments.map((seen) => JSON.stringify(seen)))).toEqual(new Set([JSON.stringify(expected)]));

      expect(frames.length).toBeGreaterThan(1);
      expect(frames.filter(({ brightness }) => brightness > 0.5 === (expected.ground === DARK))).toEqual([]);
      const marks = new Set(frames.map(({ mark }) => mark).filter((mark) => mark !== 'none'));
      expect([...marks]).toEqual([expected.dir === 'rtl' ? 'right' : 'left']);
    });
  });
}

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

// Runs in the page before anything of ours: what it looks at is what the next picture is made of.
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
