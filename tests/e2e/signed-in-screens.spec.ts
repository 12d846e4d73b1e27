import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const SCREENS = {
  candidate: ['/admin/dashboard/dashboard-candidate', '/admin/jobs/all', '/admin/jobs/applied', '/admin/companies', '/admin/account'],
  employer: ['/admin/dashboard/dashboard-employer', '/admin/jobs/employer', '/admin/jobs/employer/form', '/admin/companies/form'],
} as const;

async function signIn(page: Page, who: keyof typeof SCREENS): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password').fill('trellis-demo');
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(`/admin/dashboard/dashboard-${who}`);
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `${page.url()} is wider than its window by`).toBeLessThanOrEqual(0);
}

for (const who of ['candidate', 'employer'] as const) {
  test(`the screens of the ${who} fit their window and have no serious finding, light and dark`, async ({ page }) => {
    // Several screens, each looked at twice.
    test.slow();
    await signIn(page, who);
    for (const path of SCREENS[who]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const [colorScheme, width] of [
        ['light', 1280],
        ['dark', 390],
      ] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScrolling(page);
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
      }
    }
  });
}

test('a word longer than the window breaks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/${'w'.repeat(400)}`);
  await expect(page.getByText('Page Not Found', { exact: true })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
