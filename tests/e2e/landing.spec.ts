import { expect, test } from './support/test.ts';

test('the arrow keys reach a job found during typing, which opens without a sign-in', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').pressSequentially('nurse');
  const found = page.getByRole('list', { name: 'Jobs found as you type' }).getByRole('link');
  await expect(found.first()).toContainText(/nurse/i);
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/nurse/i);
});

test('nothing moves while the parts of the landing page load', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Newest jobs' })).toBeVisible();
  await expect(page.getByText('Follow your applications').first()).toBeVisible();
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.05);
});
