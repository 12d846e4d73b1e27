import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';

const ROWS = 10_000;
const row = (page: Page, index: number): Locator => page.locator(`[data-index="${index}"]`);

/** Index of the first row that is in view; -1 while none is rendered there. */
const firstInView = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-index]')];
    const first = rows.find((each) => each.getBoundingClientRect().bottom > 0 && each.getBoundingClientRect().top < innerHeight);
    return Number(first?.dataset.index ?? -1);
  });

test('the keyboard moves through ten thousand rows, and only those near the view are in the document', async ({ page }) => {
  await page.goto('/dev/ui?part=list&rows=all');
  await row(page, 0).focus();
  await page.keyboard.press('End');
  await expect(row(page, ROWS - 1)).toBeFocused();
  await expect(row(page, ROWS - 1)).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(row(page, ROWS - 2)).toBeFocused();
  expect(await page.getByRole('row').count()).toBeLessThan(100);
  await page.keyboard.press('Home');
  await expect(row(page, 0)).toBeFocused();
  await expect(row(page, 0)).toBeInViewport();
});

test('the focus stays in its row while the view scrolls away, and continues from there', async ({ page }) => {
  await page.goto('/dev/ui?part=plain&rows=all');
  await row(page, 1).getByRole('link').focus();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  // Which row is at half of the height depends on how many rows were measured.
  await expect.poll(() => firstInView(page)).toBeGreaterThan(ROWS / 4);
  await expect(row(page, 1).getByRole('link')).toBeFocused();
  await expect(row(page, 1).getByRole('link')).not.toBeInViewport();
  expect(await page.getByRole('listitem').count()).toBeLessThan(150);
  await page.keyboard.press('Tab');
  await expect(row(page, 2).getByRole('link')).toBeFocused();
  await expect(row(page, 2).getByRole('link')).toBeInViewport();
});

test('the last card is fully in view after End, whatever the heights of the other cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dev/ui?part=list&rows=all');
  await row(page, 0).focus();
  await page.keyboard.press('End');
  await expect(row(page, ROWS - 1)).toBeFocused();
  await expect(row(page, ROWS - 1)).toBeInViewport({ ratio: 1 });
});

test('a printed list has its header and no controls', async ({ page }) => {
  await page.goto('/dev/ui?part=list&rows=nasty');
  await row(page, 0).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Columns' })).toBeHidden();
});

test('in narrow layouts rows are cards with labelled values, and sorting has a field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dev/ui?part=list&rows=three');
  await expect(row(page, 0)).toHaveCSS('display', 'grid');
  await page.getByLabel('Sort by').selectOption('Amount, descending');
  await expect(page.getByRole('rowheader').first()).toHaveText('3 / 5866');
});
