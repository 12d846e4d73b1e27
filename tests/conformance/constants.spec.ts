import { expect, test } from '../e2e/support/test.ts';

test('S9-5 the layout is the mobile one below lg, 1280 px, and not from there on', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('candidate@demo.test');
  await page.getByLabel('Password').fill('trellis-demo');
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL('/admin/dashboard/dashboard-candidate');
  const places = page.getByRole('navigation', { name: 'Sections' });
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(places).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(places).toBeHidden();
});

test('S9-7 the direction follows the language that was chosen', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  for (const [language, direction] of [
    ['ar', 'rtl'],
    ['fa', 'rtl'],
    ['he', 'rtl'],
    ['de', 'ltr'],
  ]) {
    await page.evaluate((code) => localStorage.setItem('trellis.language', code ?? ''), language);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('dir', direction ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
  }
});
