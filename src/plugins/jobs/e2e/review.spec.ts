import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { ManagedJob } from '../contract/reply-schemas.ts';
import { anEmployer, aPosting } from './postings-by-api.ts';
import { signIn } from './sign-in.ts';

const LIST = '/admin/jobs/employer';
const TITLE = 'Structural engineer';
const REASON = 'Name the town in which the office is.';

test.use({ serverEnv: { JOB_REVIEW: 'all' } });

const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

async function choose(page: Page, action: string, title = TITLE): Promise<void> {
  await page.getByRole('button', { name: `Actions for “${title}”` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('an administrator sends a posting back with a reason, and publishes it after it was sent again', async ({
  page,
  server,
  openBrowser,
}) => {
  const employer = await anEmployer(server.url, 'reviewed');
  const { id } = await aPosting(employer, TITLE, 'pending_review');
  const admin = await openBrowser();
  await signIn(admin, { email: 'admin@demo.test', password: 'trellis-demo' });
  // The sample postings wait too.
  await expect(admin.getByRole('link', { name: 'All postings 4 jobs wait for a review' })).toBeVisible();
  await admin.goto(LIST);
  await expect(rowOf(admin, TITLE)).toContainText('In review');
  await choose(admin, 'Send back');
  await admin.getByRole('textbox', { name: 'Reason for the company' }).fill(REASON);
  await admin.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(rowOf(admin, TITLE)).toContainText('Changes requested');

  await signIn(page, employer);
  await expect(page.getByRole('heading', { name: `“${TITLE}” was sent back` })).toBeVisible();
  await page.goto(LIST);
  await expect(rowOf(page, TITLE)).toContainText(REASON);
  await choose(page, 'History');
  const history = page.getByRole('list', { name: 'History' });
  await expect(history).toContainText('Administration sent it back.');
  await expect(history).not.toContainText('Demo Administrator');
  await page.keyboard.press('Escape');

  const { job } = await employer.api.must<{ job: ManagedJob }>('GET', `/jobs/${id}/edit`);
  await employer.api.must('POST', `/jobs/${id}/moves`, { to: 'pending_review', version: job.version });
  await admin.goto(`${LIST}?status=pending_review`);
  await choose(admin, 'Publish');
  await expect(rowOf(admin, TITLE)).toContainText('Published');
  await expect(admin.getByRole('link', { name: 'All postings 3 jobs wait for a review' })).toBeVisible();

  await page.goto(LIST);
  await expect(rowOf(page, TITLE)).toContainText('Published');
  await expect(rowOf(page, TITLE)).not.toContainText(REASON);
});

test('an administrator removes a posting with a reason that its company reads', async ({ page, server, openBrowser }) => {
  const employer = await anEmployer(server.url, 'removed');
  await aPosting(employer, 'Diver', 'pending_review');
  const admin = await openBrowser();
  await signIn(admin, { email: 'admin@demo.test', password: 'trellis-demo' });
  await admin.goto(`${LIST}?status=pending_review`);
  await choose(admin, 'Remove', 'Diver');
  await expect(admin.getByText('There are no open applications.')).toBeVisible();
  await admin.getByRole('textbox', { name: 'Reason for the company' }).fill('It is not a job.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(rowOf(admin, 'Diver')).toContainText('Removed');
  await signIn(page, employer);
  await page.goto(`${LIST}?status=removed`);
  await expect(rowOf(page, 'Diver')).toContainText('It is not a job.');
});

test('an administrator posts a job for a company that they find by typing, and its member sees it without a review', async ({
  page,
  server,
  openBrowser,
}) => {
  const employer = await anEmployer(server.url, 'written-for');
  const { company } = (await employer.api.must<{ job: ManagedJob }>('POST', '/jobs/drafts', {})).job;
  const admin = await openBrowser();
  await signIn(admin, { email: 'admin@demo.test', password: 'trellis-demo' });
  await admin.goto(LIST);
  await admin.getByRole('main').getByRole('link', { name: 'Post a job' }).click();
  await admin.getByRole('combobox', { name: 'Company' }).fill(company.name.slice(0, -1));
  await admin.getByRole('option', { name: company.name }).click();
  await admin.getByLabel('Title', { exact: true }).fill('Rope rigger');
  await admin.getByRole('textbox', { name: 'Description' }).fill('You rig ropes in steel halls and look after them. '.repeat(4));
  await admin.getByLabel('Location', { exact: true }).fill('Bergen');
  await admin.getByRole('combobox', { name: 'Country', exact: true }).fill('Norw');
  await admin.getByRole('option', { name: 'Norway' }).click();
  await admin.getByLabel('Pay from', { exact: true }).fill('48000');
  await admin.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await admin.getByRole('option', { name: /EUR/ }).click();
  await admin.getByRole('button', { name: 'Post job' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Rope rigger' })).toBeVisible();
  await expect(admin.getByRole('region', { name: 'It is live' })).toBeVisible();
  await admin.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(admin.getByLabel('Title', { exact: true })).toHaveValue('Rope rigger');

  await signIn(page, employer);
  await page.goto(LIST);
  await expect(rowOf(page, 'Rope rigger')).toContainText('Published');
  await choose(page, 'History', 'Rope rigger');
  const history = page.getByRole('list', { name: 'History' });
  await expect(history).toContainText('Administration created it.');
  await expect(history).toContainText('Administration published it.');

  await admin.goto(LIST);
  await choose(admin, 'Close', 'Rope rigger');
  await admin.getByRole('radio', { name: 'Filled in another way' }).check();
  await admin.getByRole('dialog').getByRole('button', { name: 'Close the job' }).click();
  await expect(rowOf(admin, 'Rope rigger')).toContainText('Closed');
  await page.reload();
  await expect(rowOf(page, 'Rope rigger')).toContainText('Filled in another way');
  await choose(page, 'History', 'Rope rigger');
  await expect(history).toContainText('Administration closed it.');
});
