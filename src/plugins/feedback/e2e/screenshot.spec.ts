import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { type Words, wordsOf } from '#tests/e2e/support/words.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function signIn(page: Page, email: string, language: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('trellis-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
}

async function checkLook(page: Page): Promise<void> {
  await settled(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

/** Opens the screenshot of the message on the page, and closes it by keyboard. */
async function openLarger(page: Page, words: Words): Promise<void> {
  const small = page.getByRole('button', { name: words('feedback:screenshot.open') });
  await checkLook(page);
  await small.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog').getByRole('img', { name: words('feedback:screenshot.label') });
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await checkLook(page);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(small).toBeFocused();
}

for (const language of ['en', 'ar']) {
  test(`a screenshot is sent with feedback, and opened by its sender and by the team, in ${language}`, async ({ page, openBrowser }) => {
    const words = wordsOf(language, ['feedback']);
    const text = `The map stays empty here. (${language})`;
    await signIn(page, 'candidate@demo.test', language);
    const picture = { name: 'screen.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.goto('/admin/feedbacks/form');
    await page.getByRole('textbox', { name: words('feedback:text.idea') }).fill(text);
    const field = page.getByRole('group', { name: words('feedback:screenshot.label') });
    await field.locator('input[type=file]').setInputFiles(picture);
    await expect(field.getByRole('listitem').getByRole('button')).toHaveCount(3);
    await checkLook(page);
    await page.getByRole('button', { name: words('feedback:send'), exact: true }).click();
    await page.getByRole('link', { name: words('feedback:give.follow') }).click();
    await openLarger(page, words);

    const team = await openBrowser();
    await team.setViewportSize({ width: 390, height: 844 });
    await signIn(team, 'admin@demo.test', language);
    await team.goto('/admin/feedbacks');
    await team.getByRole('link', { name: text }).first().click();
    await openLarger(team, words);
  });
}
