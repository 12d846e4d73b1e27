import type { Locator, Page } from '@playwright/test';
import { ApiUser } from '../../support/api-client.ts';

const PASSWORD = 'a-long-enough-one';

/** Makes a new candidate, who signs in and opens the account. */
export async function openAccountOf(page: Page, url: string, email: string): Promise<void> {
  const user = await ApiUser.signUp(url, email, PASSWORD, 'Somebody');
  await user.must('POST', '/me/role', { role: 'candidate' });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/dashboard/);
  // Loaded anew: what a page may call is decided with its document.
  await page.goto('/admin/account');
}

export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications' });
}

export function pushSwitch(page: Page): Locator {
  return notifications(page).getByRole('switch', { name: 'On this device' });
}
