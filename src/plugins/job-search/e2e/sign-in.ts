import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/test.ts';

/** Signs in by keyboard, and chooses the language. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }, language = 'en'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
}
