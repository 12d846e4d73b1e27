import { expect, type Page } from '@playwright/test';
import { ApiUser } from '../../support/api-client.ts';

/** The password of every user of {@link enter}. */
export const PASSWORD = 'a-long-enough-one';

/** Creates a user of a role through the API and signs in on the page. */
export async function enter(page: Page, url: string, who: string, role: 'candidate' | 'employer' | undefined): Promise<ApiUser> {
  const email = `${who}@session.test`;
  const api = await ApiUser.signUp(url, email, PASSWORD, 'Robin');
  if (role !== undefined) await api.must('POST', '/me/role', { role });
  if (role === 'employer') await api.must('POST', '/companies', { name: `Waterworks of ${who}` });
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/\/admin\//);
  await page.waitForLoadState('networkidle');
  return api;
}

/** Fills in the sign-in of a user whom {@link enter} has created. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/** Signs out by the page. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/admin/account/signout');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
}
