import type { Page } from '@playwright/test';

/** Waits until everything that the page shows by itself is there: a test that cuts the network off before would cut off that as well. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('main :is([aria-busy=true], .skeleton):not([data-sample] *)') === null);
}
