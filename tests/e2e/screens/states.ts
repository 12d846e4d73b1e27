import type { Page } from '@playwright/test';

/** What the browser and the client write into the console about an answer of 404. */
export const MISSING = /404|failed ApiError/;

/** Sends the first form of the page as it is; its required fields are then marked as invalid. */
export async function submitEmpty(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').first().click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
}
