import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/test.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'a-long-enough-one';

/** Signs a person up whose address has this name. */
export async function aPerson(url: string, name: string, role: string): Promise<{ readonly api: ApiUser; readonly email: string }> {
  const email = `${name}@files.test`;
  const api = await ApiUser.signUp(url, email, PASSWORD, name);
  await api.must('POST', '/me/role', { role });
  return { api, email };
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
}
