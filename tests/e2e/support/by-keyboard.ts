import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { type Words, wordsOf } from './words.ts';

/** More stops than any page of the product has. */
const MOST_STOPS = 160;

/** Moves the focus to an element by the tab key, as a keyboard user does; `Shift+Tab` for an element above the focus. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  // A key that is pressed before a dialog has the focus is lost.
  await expect.poll(() => target.evaluate(isInFocusedPart)).toBe(true);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} was not reached in ${MOST_STOPS} steps`);
}

/** False in a modal dialog that does not have the focus yet. */
function isInFocusedPart(element: Element): boolean {
  const dialog = element.closest('[aria-modal="true"], dialog:modal');
  return dialog === null || dialog.contains(document.activeElement);
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

/** Strikes the keys of a text one after another, without a pause, in any script. */
export async function strike(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const key of text) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
  await session.detach();
}

/** Opens a row of a data list. The list is one tab stop, and the arrow keys move through its rows. */
export async function openRow(page: Page, title: string): Promise<void> {
  await page.getByRole('grid').getByRole('row').filter({ hasText: title }).first().waitFor();
  await reach(page, page.locator('[role=grid] [data-index][tabindex="0"]'));
  for (let row = 0; row < MOST_STOPS; row += 1) {
    if ((await page.locator('[role=grid] :focus', { hasText: title }).count()) > 0) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The row "${title}" was not reached in ${MOST_STOPS} steps`);
}

/** Opens a page with the command palette. */
export async function go(page: Page, words: Words, place: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: words('core:palette.label') })).toBeFocused();
  await page.keyboard.insertText(place);
  await expect(page.getByRole('option', { name: place }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** Signs in by keyboard, in a language. */
export async function signInByKeyboard(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
  language: string,
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('trellis.language', chosen), language);
  await page.goto('/login');
  await fillSignInByKeyboard(page, { email, password }, language);
  await expect(page).toHaveURL(/\/admin\//);
}

/** Fills in the sign-in that is open, and sends it. */
export async function fillSignInByKeyboard(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
  language: string,
): Promise<void> {
  const words = wordsOf(language, ['identity']);
  await type(page, page.getByLabel(words('identity:signIn.email'), { exact: true }), email);
  await type(page, page.getByLabel(words('identity:signIn.password'), { exact: true }), password);
  await page.keyboard.press('Enter');
}
