import type { Locator, Page } from '@playwright/test';

/** Signs in with a demo account and opens its account page. */
export async function openAccountAs(page: Page, who: 'candidate' | 'employer'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill('trellis-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/dashboard/);
  // Waits, because leaving the page while the session starts would interrupt the start.
  await page.waitForLoadState('networkidle');
  // Loads the page again, because the document sets which addresses a page may call.
  await page.goto('/admin/account');
}

export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

export function pushSwitch(page: Page): Locator {
  return notifications(page).getByRole('switch', { name: 'On this device' });
}
