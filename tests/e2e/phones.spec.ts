import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const LANGUAGES = ['en', 'de', 'ar', 'fa', 'he'];
const WIDTHS = [390, 360, 320];

async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password').fill('trellis-demo');
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/dashboard/);
}

const BAR = 'nav:has(> [aria-haspopup=dialog])';

/** The names in the bar at the bottom that are cut or lie outside of their place. */
function cutNames(page: Page): Promise<(string | null)[]> {
  return page.locator(BAR).evaluate((bar) => {
    const { left, right, bottom } = bar.getBoundingClientRect();
    const isCut = (label: Element): boolean => {
      const [word, place] = [label.getBoundingClientRect(), label.closest('a, button')?.getBoundingClientRect()];
      const isInside = place !== undefined && word.left >= place.left && word.right <= place.right && word.bottom <= bottom;
      return !isInside || label.scrollWidth > label.clientWidth || word.left < left || word.right > right;
    };
    return [...bar.querySelectorAll('[data-nav-label]')].filter(isCut).map(({ textContent }) => textContent);
  });
}

for (const who of ['candidate', 'employer', 'admin']) {
  test(`no name in the bar at the bottom is cut, in any language (${who})`, async ({ page }) => {
    await signIn(page, who);
    for (const language of LANGUAGES) {
      await page.evaluate((code) => localStorage.setItem('trellis.language', code), language);
      await page.reload();
      await expect(page.locator(`html[lang="${language}"] ${BAR} a`)).toHaveCount(4);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        expect({ language, width, cut: await cutNames(page) }).toEqual({ language, width, cut: [] });
      }
    }
  });
}

test('there is no gap between the bar for applying and the bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await signIn(page, 'candidate');
  await page.goto('/admin/jobs/all?q=sample');
  await page.getByRole('list', { name: 'Jobs' }).getByRole('link').first().click();
  await expect(page.locator('.detail__bar button')).toBeVisible();
  const edge = async (selector: string, side: 'top' | 'bottom'): Promise<number> =>
    page.locator(selector).evaluate((bar, name) => bar.getBoundingClientRect()[name], side);
  const gap = (await edge(BAR, 'top')) - (await edge('.detail__bar', 'bottom'));
  expect(gap).toBeLessThanOrEqual(0);
  expect(gap).toBeGreaterThanOrEqual(-1);
});
