import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../../../../tests/e2e/support/axe.ts';
import { settled } from '../../../../tests/e2e/support/settled.ts';
import { expect, test } from '../../../../tests/e2e/support/test.ts';
import { type Words, wordsOf } from '../../../../tests/e2e/support/words.ts';
import { signIn } from './sign-in.ts';

const CANDIDATE = { email: 'candidate@demo.test', password: 'trellis-demo' };
const WORK = '/admin/jobs/all';
const OPEN = '/jobs';
/** The first result of a search begins at most so many pixels below the top of the page. */
const ROOM = 240;

const fold = (page: Page) => page.locator('.search-fold');

async function topOfFirstRow(page: Page, t: Words): Promise<number | undefined> {
  await settled(page);
  const box = await page
    .getByRole('list', { name: t('job-search:search.results'), exact: true })
    .getByRole('listitem')
    .first()
    .boundingBox();
  return box?.y;
}

const sidewards = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of ['en', 'ar'] as const) {
  test.describe(`the search at 390 px in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });
    const t = wordsOf(language, ['core', 'jobs', 'job-search']);

    test('is one line above its tools, and the first job begins near the top', async ({ page }) => {
      await signIn(page, CANDIDATE, language);
      for (const address of [`${WORK}?q=nurse`, `${WORK}?q=sample&workMode=onsite&employmentType=part_time`, `${OPEN}?q=nurse`]) {
        await page.goto(address);
        await expect(fold(page)).toBeVisible();
        expect(await topOfFirstRow(page, t)).toBeLessThanOrEqual(ROOM);
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(await sidewards(page)).toBe(0);
      }
      // A correction is said in the same room.
      await page.goto(`${WORK}?q=warehuose`);
      await expect(page.locator('.search-head__corrected')).toBeVisible();
      expect(await topOfFirstRow(page, t)).toBeLessThanOrEqual(ROOM);
      await page.goto(`${WORK}?q=nurse`);
      const tools = page.locator('.search-head__tools > :not(dialog)');
      await expect(tools).toHaveCount(3);
      const middles = await tools.evaluateAll((all) =>
        all.map((tool) => tool.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
      );
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    });

    test('is the line from the first picture of the page on', async ({ page }) => {
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(globalThis, { seen });
        const look = (): void => {
          const form = document.querySelector('.search-words form');
          const lead = document.querySelector('.open-page .lead');
          const isShown = (element: Element | null): boolean => element?.checkVisibility() ?? false;
          if (isShown(form)) seen.push('fields');
          if (isShown(lead)) seen.push('lead');
          requestAnimationFrame(lookAfter);
        };
        // What is in the picture is settled when all that runs before it has run.
        const lookAfter = (): unknown => setTimeout(look);
        requestAnimationFrame(lookAfter);
      });
      await page.addInitScript((chosen) => localStorage.setItem('trellis.language', chosen), language);
      await page.goto(`${OPEN}?q=nurse`);
      await expect(fold(page)).toBeVisible();
      await page.reload();
      await expect(fold(page)).toBeVisible();
      await settled(page);
      expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
    });

    test('unfolds for the keyboard and for a press, and folds after a search', async ({ page }) => {
      await signIn(page, CANDIDATE, language);
      await page.goto(`${WORK}?q=nurse`);
      const words = page.getByRole('combobox', { name: t('job-search:search.what') });
      await fold(page).press('Enter');
      await expect(words).toBeFocused();
      await words.press('Escape');
      await expect(fold(page)).toBeFocused();
      await fold(page).click();
      await words.fill('warehouse');
      // What is typed is searched for, and the fields stay.
      await expect(page).toHaveURL(`${WORK}?q=warehouse`);
      await expect(words).toBeFocused();
      // Without a marked suggestion, this searches for what is typed, whether suggestions are shown or not.
      await words.press('Enter');
      await expect(fold(page)).toBeFocused();
      await expect(fold(page)).toContainText('warehouse');
    });

    test('keeps the place and the distance beside words that have no room, also at 320 px and with forced colours', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.addInitScript((chosen) => localStorage.setItem('trellis.language', chosen), language);
      const words = 'senior cybersecurity infrastructure operations analyst level three night';
      await page.goto(`${OPEN}?q=${encodeURIComponent(words)}&where=Leeds&place=2644688&radius=25`);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const parts = page.locator('.search-fold__part');
        await expect(parts).toHaveCount(3);
        const cut = await parts.evaluateAll((all) => all.map((part) => part.scrollHeight > part.clientHeight + 1));
        expect(cut).toEqual([true, false, false]);
        const inside = await fold(page).evaluate((line) => line.scrollWidth <= line.clientWidth);
        expect(inside).toBe(true);
      }
    });
  });
}
