import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';
import { anEmployer, aPosting } from './postings-by-api.ts';
import { signIn } from './sign-in.ts';

const ADMIN = { email: 'admin@demo.test', password: 'trellis-demo' };
const CANDIDATE = { email: 'candidate@demo.test', password: 'trellis-demo' };
const DETAIL = 'They ask for money before the first day.';

/** Reports a posting as a program without an account does. */
async function reportAsVisitor(url: string, id: string): Promise<number> {
  const body = JSON.stringify({ reason: 'spam', detail: 'It is posted every day.' });
  return (await fetch(`${url}/api/jobs/${id}/reports`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
}

/** Reports the posting on the page by keyboard. */
async function reportByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report this job' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'It asks for money or bank details' }).press('Space');
  await dialog.getByRole('textbox', { name: /^What did you see/ }).fill(DETAIL);
  await dialog.getByRole('button', { name: 'Send the report' }).press('Enter');
  await expect(page.getByText('Thank you. Your report has arrived.')).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('a candidate and a visitor report a posting, and an administrator dismisses their reports', async ({ page, server, openBrowser }) => {
  const employer = await anEmployer(server.url, 'reported');
  const { id } = await aPosting(employer, 'Lock painter');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, CANDIDATE);
  await page.goto(`/admin/jobs/all/${id}`);
  await reportByKeyboard(page);
  expect(await reportAsVisitor(server.url, id)).toBe(204);
  expect(await reportAsVisitor(server.url, id)).toBe(204);

  const admin = await openBrowser();
  await signIn(admin, ADMIN);
  await expect(admin.getByRole('heading', { name: '1 job was reported' })).toBeVisible();
  await admin.getByRole('link', { name: 'Read the reports' }).click();
  await expect(admin.getByRole('link', { name: 'Reported 1' })).toHaveAttribute('aria-current', 'page');
  await admin.getByRole('row').filter({ hasText: 'Lock painter' }).getByRole('link').first().click();
  const reports = admin.getByRole('region', { name: '2 open reports' });
  await expect(reports).toContainText(DETAIL);
  await expect(reports).toContainText('A visitor');
  await reports.getByRole('button', { name: 'Dismiss the reports' }).click();
  await expect(admin.getByText('2 reports are dismissed.')).toBeVisible();
  await expect(reports).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lock painter' })).toBeVisible();
});

test('a posting is shared in Arabic on a phone by its public address', async ({ page, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const { id } = await aPosting(await anEmployer(server.url, 'shared'), 'Lock keeper');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, CANDIDATE, 'ar');
  await page.goto(`/admin/jobs/all/${id}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'مشاركة' }).click();
  await expect(page.getByText('نُسخ عنوان هذه الوظيفة.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/jobs/${id}`);
  await page.getByRole('button', { name: 'الإبلاغ عن هذه الوظيفة' }).click();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(7);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
