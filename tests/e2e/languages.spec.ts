import type { Route } from '@playwright/test';
import { LANGUAGE_OFFERS } from '#core/client/i18n/language-offers.ts';
import { accessibilityFindings } from './support/axe.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const german = LANGUAGE_OFFERS.de ?? { question: '', yes: '', no: '' };

test.describe('A German browser', () => {
  test.use({ locale: 'de-AT' });

  test('is offered German once, and keeps it from then on', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('complementary', { name: german.question });
    await expect(offer).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await offer.getByRole('button', { name: german.yes }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(offer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test('is not asked again after a refusal', async ({ page }) => {
    await page.goto('/');
    const offer = page.getByRole('complementary', { name: german.question });
    await offer.getByRole('button', { name: german.no }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.shell')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(offer).toHaveCount(0);
  });

  test('shows the question without layout shifts and accessibility findings', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: german.question })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
    expect(await accessibilityFindings(page, '.offer')).toEqual([]);
  });
});

test('A change of language keeps the input and switches the text direction', async ({ page }) => {
  await page.goto('/login');
  const email = page.locator('input[type=email]');
  await email.fill('ann@example.org');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(email).toHaveValue('ann@example.org');
});

/** Aborts only the requests for texts. Other failures would show errors of their own. */
async function abortHebrew(route: Route): Promise<void> {
  const response = await route.fetch();
  if (/[\u05D0-\u05EA]|\\u05[de]/i.test(await response.text())) await route.abort();
  else await route.fulfill({ response });
}

test.describe('When the texts of a language do not load', () => {
  test.use({ expectedFaults: [/net::ERR_FAILED|The texts of "he" did not load/] });

  test('the page stays as it was and reports the failure', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await page.route('**/assets/*.js', abortHebrew);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('he');
    await expect(page.getByText(/^The texts in .+ did not load/)).toContainText('עברית');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
});
