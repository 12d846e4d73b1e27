import { expect, type Page } from '@playwright/test';
import { ApiUser } from '../../support/api-client.ts';
import { wordsOf } from './words.ts';

/** The password of every user of {@link enter}. */
export const PASSWORD = 'a-long-enough-one';

/** Creates a user of a role through the API and signs in on the page. */
export async function enter(page: Page, url: string, who: string, role: 'candidate' | 'employer' | undefined): Promise<ApiUser> {
  const email = `${who}@session.test`;
  const api = await ApiUser.signUp(url, email, PASSWORD, 'Robin');
  if (role !== undefined) await api.must('POST', '/me/role', { role });
  if (role === 'employer') await api.must('POST', '/companies', { name: `Waterworks of ${who}` });
  await signInAs(page, { email });
  await page.waitForLoadState('networkidle');
  return api;
}

/** Who signs in, and in which language. */
export interface SignInAs {
  readonly email: string;
  readonly password?: string;
  readonly language?: string;
}

/** Signs in an existing user. With a language, all later pages are in it. */
export async function signInAs(page: Page, { email, password = PASSWORD, language }: SignInAs): Promise<void> {
  if (language !== undefined) await page.addInitScript((chosen) => localStorage.setItem('trellis.language', chosen), language);
  await page.goto('/login');
  const words = wordsOf(language ?? 'en', ['identity']);
  await page.getByLabel(words('identity:signIn.email'), { exact: true }).fill(email);
  await page.getByLabel(words('identity:signIn.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
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
