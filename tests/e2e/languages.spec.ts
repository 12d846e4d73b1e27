import type { Route } from '@playwright/test';
import { SHELL_WORDS } from '#core/client/app/shell/shell-words.ts';
import { LANGUAGE_NOTICE_WORDS } from '#core/client/layouts/language-notice-words.ts';
import { accessibilityFindings } from './support/axe.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const german = LANGUAGE_NOTICE_WORDS.de ?? { text: '', close: '' };

test.describe('A German browser', () => {
  test.use({ locale: 'de-AT', viewport: { width: 390, height: 800 } });

  test('gets German from the first picture on, and English on request from then on', async ({ page }) => {
    await page.addInitScript(watchHeadings);
    await page.goto('/');
    const notice = page.getByRole('complementary', { name: german.text });
    await expect(notice).toBeVisible();
    const headings = await page.evaluate(() => (globalThis as unknown as { headings: string[] }).headings);
    expect(headings).toEqual([SHELL_WORDS.de?.heading]);

    await notice.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SHELL_WORDS.en?.heading ?? '');
    await expect(page.locator('.shell')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(notice).toHaveCount(0);
  });

  test('shows the notice above the page, without layout shifts and accessibility findings', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const notice = page.getByRole('complementary', { name: german.text });
    await expect(notice).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
    const [above, bar] = [await notice.boundingBox(), await page.getByRole('banner').boundingBox()];
    expect(above === null || bar === null ? undefined : above.y + above.height).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(await accessibilityFindings(page, 'aside')).toEqual([]);
  });
});

// Runs in the page before our own scripts. It collects the first headings that the pictures show.
function watchHeadings(): void {
  const headings: string[] = [];
  Object.assign(globalThis, { headings });
  const look = (): void => {
    // biome-ignore lint/performance/useDomNodeTextContent: the shell holds the words of all languages and shows those of one
    const heading = document.querySelector('h1')?.innerText.trim() ?? '';
    if (heading !== '' && !headings.includes(heading)) headings.push(heading);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

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
