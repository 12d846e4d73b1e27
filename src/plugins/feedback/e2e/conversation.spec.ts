import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { type Words, wordsOf } from '#tests/e2e/support/words.ts';

const PASSWORD = 'trellis-demo';
const PHONE = { width: 390, height: 844 };
const LOOKS = [
  { language: 'en', colorScheme: 'light' },
  { language: 'ar', colorScheme: 'dark' },
] as const;

interface Look {
  readonly language: string;
  readonly colorScheme: 'light' | 'dark';
}

test.use({ viewport: PHONE });

async function signIn(page: Page, email: string, { language, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme });
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
}

/** The page fits the phone and has no serious finding of axe. */
async function checkLook(page: Page, { language }: Look): Promise<void> {
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

const conversation = (page: Page, words: Words) => page.getByRole('region', { name: words('feedback:item.conversation') });

async function give(page: Page, words: Words, text: string): Promise<void> {
  await page.goto('/admin/feedbacks/form');
  await page.getByRole('radio', { name: new RegExp(`^${words('feedback:kind.idea')}`) }).check();
  await page.getByRole('textbox', { name: words('feedback:text.idea') }).fill(text);
  await page.getByRole('button', { name: words('feedback:send'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('feedback:sent.title') })).toBeVisible();
}

async function answer(page: Page, words: Words, key: 'send' | 'saveNote', text: string): Promise<void> {
  await page.getByRole('textbox', { name: words(key === 'send' ? 'feedback:reply.text' : 'feedback:reply.noteText') }).fill(text);
  await page.getByRole('button', { name: words(`feedback:reply.${key}`) }).click();
  await expect(conversation(page, words).getByText(text)).toBeVisible();
}

for (const look of LOOKS) {
  const { language, colorScheme } = look;

  test(`feedback is given, answered twice and resolved, on phones, in ${language} and ${colorScheme}`, async ({ page, openBrowser }) => {
    const words = wordsOf(language, ['feedback']);
    const text = `Show the distance to each job. (${language})`;
    const team = await openBrowser();
    await signIn(page, 'candidate@demo.test', look);
    await signIn(team, 'admin@demo.test', look);

    await give(page, words, text);
    await checkLook(page, look);
    await page.getByRole('link', { name: words('feedback:give.follow') }).click();
    await expect(conversation(page, words)).toContainText(text);
    await checkLook(page, look);

    await team.goto('/admin/feedbacks');
    await checkLook(team, look);
    await team.getByRole('link', { name: text }).first().click();
    await team.getByRole('radio', { name: words('feedback:reply.note') }).check();
    await answer(team, words, 'saveNote', 'Ask the map team.');
    await team.getByRole('radio', { name: words('feedback:reply.answer') }).check();
    await answer(team, words, 'send', 'Which distance, by road?');
    await checkLook(team, look);

    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: words('feedback:todo.answered.action') }).click();
    await expect(conversation(page, words)).toContainText('Which distance, by road?');
    await expect(conversation(page, words)).toContainText(words('feedback:item.team'));
    await expect(page.getByText('Ask the map team.')).toHaveCount(0);
    await expect(page.getByText('Demo Administrator')).toHaveCount(0);
    await answer(page, words, 'send', 'Yes, by road.');
    await page.goto('/admin/dashboard');
    await settled(page);
    await expect(page.getByRole('link', { name: words('feedback:todo.answered.action') })).toHaveCount(0);

    await team.reload();
    await expect(conversation(team, words)).toContainText('Yes, by road.');
    await answer(team, words, 'send', 'It is on each job now.');
    await team.getByRole('button', { name: words('feedback:state.change') }).click();
    await team.getByRole('button', { name: new RegExp(`^${words('feedback:state.name.resolved')}`) }).click();
    await expect(team.getByText(words('feedback:state.what.resolved', { days: 30 }))).toBeVisible();
    await checkLook(team, look);

    await page.goto('/admin/feedbacks/list');
    const row = page.getByRole('row').filter({ hasText: text });
    await expect(row).toContainText(words('feedback:senderState.resolved'));
    await expect(row).toContainText(words('feedback:own.unread'));
    await checkLook(page, look);
    await row.getByRole('link', { name: text }).click();
    await expect(conversation(page, words)).toContainText('It is on each job now.');
    await checkLook(page, look);
  });
}
