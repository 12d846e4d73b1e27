import type { Locator } from '@playwright/test';

/** Chooses an option of a picker by the beginning of its name, as a user who types it. */
export async function pick(picker: Locator, option: string): Promise<void> {
  await picker.click();
  await picker.fill(option);
  await picker.page().getByRole('listbox').getByRole('option').filter({ hasText: option }).first().click();
}
