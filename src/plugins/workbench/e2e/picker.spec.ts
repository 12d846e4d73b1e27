import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Opens the picker of one value, and expects its list to be in the view and without findings. */
async function openList(page: Page): Promise<void> {
  const picker = page.locator('.picker input').first();
  await picker.click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
  const box = await page.getByRole('listbox').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
  expect(await accessibilityFindings(page)).toEqual([]);
}

test.describe('a picker on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens a list that fits the screen, and is chosen from by keyboard', async ({ page }) => {
    await page.goto('/dev/ui?part=fields');
    await openList(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('.picker input').first()).toHaveValue('Second');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('works from right to left, in the dark and with forced colours', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('trellis.language', 'ar'));
    await page.goto('/dev/ui?part=fields');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await openList(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
  });
});
