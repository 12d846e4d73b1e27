import type { Locator, Page } from '@playwright/test';
import { ApiUser } from '../support/api-client.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

// Lists are longer than the window.
test.use({ viewport: { width: 1300, height: 420 } });

async function signIn(page: Page, who: 'candidate' | 'admin'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password').fill('trellis-demo');
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/dashboard/);
}

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Waits until a list keeps its place and its height: everything above it has loaded, and its rows are measured. */
async function atRest(list: Locator): Promise<void> {
  await list.page().waitForLoadState('networkidle');
  let before = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify([await list.boundingBox(), await scrollOf(list.page())]);
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
}

test('back from a job, the focus is on its row in the results, at the same place', async ({ page }) => {
  await signIn(page, 'candidate');
  await page.goto('/admin/jobs/all?q=sample');
  const jobs = page.getByRole('list', { name: 'Jobs', exact: true });
  const row = jobs.getByRole('link').nth(2);
  await atRest(jobs);
  await row.focus();
  const [title = '', scrolled] = [await row.textContent(), await scrollOf(page)];
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeFocused();
  await page.goBack();
  await expect(jobs.getByRole('link', { name: title ?? '' })).toBeFocused();
  await expect.poll(() => scrollOf(page)).toBe(scrolled);
});

test('a page that is opened by its address begins at its top, and stays in its place after a reload and after going back', async ({
  page,
}) => {
  const opened = async (address: string): Promise<void> => {
    await page.goto(address);
    await settled(page);
  };
  await opened('/term-of-service');
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.reload();
  await settled(page);
  await expect.poll(() => scrollOf(page)).toBe(500);
  await opened('/privacy-policy');
  expect(await scrollOf(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/term-of-service/);
  await expect.poll(() => scrollOf(page)).toBe(500);
});

test('after a master row was saved, its list is at the same place, with the row in focus', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/settings/masters/job-categories');
  const rows = page.locator('[data-index]');
  await rows.first().focus();
  await page.keyboard.press('End');
  await atRest(page.getByRole('grid'));
  const last = page.locator('[data-index]:focus');
  const name = (await last.getByRole('rowheader').textContent()) ?? '';
  const scrolled = await scrollOf(page);
  expect(scrolled).toBeGreaterThan(200);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Saved “${name}” in Job categories.`)).toBeVisible();
  await expect(page.getByRole('row', { name })).toBeFocused();
  // The heights of rows have fractions of pixels.
  await expect.poll(async () => Math.abs((await scrollOf(page)) - scrolled)).toBeLessThanOrEqual(1);
});

const nameOf = (at: number): string => `Going Back ${String(at).padStart(2, '0')}`;

test('back from a company of the second page, both pages are there, at the same place', async ({ page, server }) => {
  // One account can have 10 companies.
  for (const part of [0, 1, 2]) {
    const employer = await ApiUser.signUp(server.url, `going.back${part}@example.test`, 'a long password', 'Going Back');
    await employer.must('POST', '/me/role', { role: 'employer' });
    for (let at = 0; at < 8; at += 1) await employer.must('POST', '/companies', { name: nameOf(8 * part + at) });
  }
  await signIn(page, 'candidate');
  let pages = 0;
  page.on('request', (request) => {
    if (/\/api\/companies\?(?!.*count=only)/.test(request.url())) pages += 1;
  });
  await page.goto('/admin/companies?q=Going%20Back');
  const companies = page.getByRole('list', { name: 'Companies', exact: true });
  const last = companies.getByRole('link', { name: 'Going Back 23' });
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await last.focus();
  await atRest(companies);
  const [scrolled, asked] = [await scrollOf(page), pages];
  expect([scrolled > 500, asked]).toEqual([true, 2]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Going Back 23' })).toBeVisible();
  await page.goBack();
  await expect(last).toBeFocused();
  await expect.poll(async () => Math.abs((await scrollOf(page)) - scrolled)).toBeLessThanOrEqual(1);
  expect(pages).toBe(asked);
});
