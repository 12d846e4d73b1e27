import type { Locator, Page } from '@playwright/test';

/** Signs in with a demo account and opens its page. */
export async function openAccountAs(page: Page, who: 'candidate' | 'employer'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill('trellis-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/dashboard/);
  // Whoever leaves while the session begins leaves it half begun.
  await page.waitForLoadState('networkidle');
  // Loaded anew: what a page may call is decided with its document.
  await page.goto('/admin/account');
}

export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

export function pushSwitch(page: Page): Locator {
  return notifications(page).getByRole('switch', { name: 'On this device' });
}
