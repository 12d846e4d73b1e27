import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../../tests/e2e/support/test.ts';
import { ApiUser } from '../../../../tests/support/api-client.ts';
import { anEmployer, aPosting } from './postings-by-api.ts';
import { signIn } from './sign-in.ts';

const SEARCH = '/admin/jobs/all';
const SAVED = '/admin/jobs/saved';
const PASSWORD = 'a-long-enough-one';

/** A candidate who can sign in at the page. */
async function aCandidate(url: string, name: string): Promise<{ email: string; password: string }> {
  const email = `${name}@saved.test`;
  const api = await ApiUser.signUp(url, email, PASSWORD, name);
  await api.must('POST', '/me/role', { role: 'candidate' });
  return { email, password: PASSWORD };
}

const rowOf = (page: Page, title: string): Locator => page.locator('[data-saved=posting]').filter({ hasText: title });

/** Messages wait for each other, so the next one is seen only then. */
async function closeMessage(page: Page, text: string): Promise<void> {
  const message = page.locator('.snack').filter({ hasText: text });
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveCount(0);
}

test('a job is saved in the list, gets a note, and is taken away and put back', { tag: '@smoke' }, async ({ page, server }) => {
  const employer = await anEmployer(server.url, 'saver');
  const { id } = await aPosting(employer, 'Lock keeper');
  await signIn(page, await aCandidate(server.url, 'kim'));
  await page.goto(`${SEARCH}?q=lock+keeper`);
  const save = page.getByRole('button', { name: 'Save “Lock keeper”' }).first();
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await closeMessage(page, '“Lock keeper” is saved.');

  await page.getByRole('link', { name: 'Saved jobs' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${SAVED}$`));
  await page.getByRole('button', { name: 'Add a note to “Lock keeper”' }).click();
  await page.getByRole('textbox', { name: 'Your note' }).fill('Ask for Kim');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(rowOf(page, 'Lock keeper')).toContainText('Ask for Kim');
  await closeMessage(page, 'Your note is saved.');
  await page.getByRole('button', { name: 'Remove “Lock keeper”' }).click();
  await expect(rowOf(page, 'Lock keeper')).toHaveCount(0);
  await expect(page.getByText('“Lock keeper” is no longer saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Lock keeper')).toContainText('Ask for Kim');

  const { job } = await employer.api.must<{ job: { version: number } }>('GET', `/jobs/${id}/edit`);
  await employer.api.must('POST', `/jobs/${id}/moves`, { to: 'closed', reason: 'filled_here', version: job.version });
  await page.reload();
  await expect(rowOf(page, 'Lock keeper')).toContainText(/Closed on .*Filled through this site/);
  await page.getByRole('link', { name: 'Lock keeper' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lock keeper');
  await expect(page.getByRole('region', { name: 'Your note' })).toContainText('Ask for Kim');
});

test('a saved search says on a phone, in Arabic too, that a new job was posted', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const employer = await anEmployer(server.url, 'poster');
  const candidate = await aCandidate(server.url, 'noor');
  await signIn(page, candidate);
  await page.goto(`${SEARCH}?q=lighthouse+keeper`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the search' })).toHaveValue('lighthouse keeper');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Saved as “lighthouse keeper”' })).toBeFocused();
  await aPosting(employer, 'Lighthouse keeper');

  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: '1 new job for “lighthouse keeper”' })).toBeVisible();
  await page.goto(SAVED);
  await expect(page.locator('[data-saved=search]')).toContainText('1 new');
  await page.evaluate(() => localStorage.setItem('trellis.language', 'ar'));
  await page.reload();
  await expect(page.locator('[data-saved=search]')).toContainText('واحدة جديدة');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'lighthouse keeper' }).click();
  await expect(page.getByRole('link', { name: 'Lighthouse keeper', exact: true })).toBeVisible();
  await page.goto(SAVED);
  await expect(page.locator('[data-saved=search]')).toBeVisible();
  await expect(page.locator('[data-saved=search]')).not.toContainText('واحدة جديدة');
});

test('a visitor who signs in to save a job comes back to it, saved', async ({ page, server }) => {
  const { id } = await aPosting(await anEmployer(server.url, 'inviter'), 'Beekeeper');
  const { email, password } = await aCandidate(server.url, 'robin');
  await page.goto(`/login?next=${encodeURIComponent(`${SEARCH}/${id}?then=save`)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(new RegExp(`${SEARCH}/${id}$`));
});
