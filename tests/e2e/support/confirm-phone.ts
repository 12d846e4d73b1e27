import type { Page } from '@playwright/test';
import { messageTo, newPhone } from '../../support/messages.ts';

/** After sign-up, leaves the address for later and confirms a telephone number, with the code from the development inbox. */
export async function confirmPhone(page: Page, phone = newPhone()): Promise<void> {
  await page.getByRole('link', { name: 'Confirm later' }).click();
  await sendCode(page, phone);
  const { code } = await messageTo(new URL(page.url()).origin, phone);
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL('**/choose-role**');
}

/** Requests a code. */
export async function sendCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code').waitFor();
}
