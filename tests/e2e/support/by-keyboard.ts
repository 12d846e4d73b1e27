import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { wordsOf } from './words.ts';

/** More stops than any page of the product has. */
const MOST_STOPS = 160;

/** Moves the focus to an element by the tab key, as a keyboard user does. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached in ${MOST_STOPS} steps`);
}

/** Moves the focus to an item of the open menu by the arrow key. */
export async function reachItem(page: Page, item: Locator): Promise<void> {
  // An arrow key that is pressed before the menu has the focus is lost.
  await expect(page.locator('[role^=menuitem]:focus')).toHaveCount(1);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`${item} was not reached in ${MOST_STOPS} steps`);
}

/** Reaches a button or a link, and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

/** Reaches a field, and types over its text. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Signs in by keyboard, in a language. */
export async function signInByKeyboard(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
  language: string,
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('trellis.language', chosen), language);
  const words = wordsOf(language, ['identity']);
  await page.goto('/login');
  await type(page, page.getByLabel(words('identity:signIn.email'), { exact: true }), email);
  await type(page, page.getByLabel(words('identity:signIn.password'), { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
}
