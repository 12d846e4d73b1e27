import type { Page } from '@playwright/test';

/** What the browser and the client log about a 404 response. */
export const MISSING = /404|failed ApiError/;

/** Submits the first form of the page unchanged, so its required fields are marked as invalid. */
export async function submitEmpty(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').first().click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
}
