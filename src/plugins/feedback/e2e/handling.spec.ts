import type { Locator, Page } from '@playwright/test';
import { reach } from '#tests/e2e/support/by-keyboard.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'trellis-demo';
const LIST = '/admin/feedbacks/list';
const TEXTS = ['The third message, sent first.', 'The second message, sent second.', 'The first message, sent last.'];

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Chosen feedback' });

test('an administrator works through the list by keyboard alone: next, take, answer, close, undo', { tag: '@smoke' }, async ({
  page,
  server,
}) => {
  const sender = await ApiUser.signIn(server.url, 'candidate@demo.test', PASSWORD);
  for (const text of TEXTS) await sender.must('POST', '/feedback', { kind: 'idea', text, language: 'en', homepage: '' });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.goto(LIST);
  await settled(page);
  const [third = '', second = '', first = ''] = TEXTS;

  await reach(page, rowOf(page, first));
  await page.keyboard.press('j');
  await expect(rowOf(page, second)).toBeFocused();
  await expect(preview(page)).toContainText(second);
  await page.keyboard.press('a');
  await expect(rowOf(page, second)).toContainText('Demo Administrator');
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await page.keyboard.type('Jobs have a map now.');
  await page.keyboard.press('Control+Enter');
  await expect(preview(page).getByRole('region', { name: 'Conversation' })).toContainText('Jobs have a map now.');
  await expect(rowOf(page, second)).toContainText('Triaged');

  await page.keyboard.press('Escape');
  await expect(rowOf(page, second)).toBeFocused();
  await page.keyboard.press('c');
  await expect(rowOf(page, second)).toContainText('Closed');
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, second)).toContainText('Triaged');
  await page.keyboard.press('j');
  await expect(rowOf(page, third)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rowOf(page, second)).toBeFocused();
  await page.reload();
  await settled(page);
  await expect(rowOf(page, second)).toContainText('Triaged');
  await expect(rowOf(page, second)).toContainText('Demo Administrator');
});
