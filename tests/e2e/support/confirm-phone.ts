import type { Page } from '@playwright/test';
import { messageTo, newPhone } from '../../support/messages.ts';

/** Confirms a telephone number after sign-up, with the code from the development inbox. */
export async function confirmPhone(page: Page, phone = newPhone()): Promise<void> {
  await sendCode(page, phone);
  const { code } = await messageTo(new URL(page.url()).origin, phone);
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL('**/email-verify**');
}

/** Requests a code. */
export async function sendCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code').waitFor();
}
