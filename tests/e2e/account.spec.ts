import type { Page } from '@playwright/test';
import { ApiUser } from '../support/api-client.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'a-long-enough-one';

// Expected refusals: a wrong password (400), and an ended session (401, with the client's log line).
test.use({ expectedFaults: [/400|401|ApiError/] });

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

async function enter(page: Page, email: string, password = PASSWORD): Promise<void> {
  await signIn(page, email, password);
  await page.waitForURL(/\/admin\//);
  await page.waitForLoadState('networkidle');
}

/** A candidate account with a distinct name. */
async function aCandidate(url: string, name: string): Promise<{ email: string; api: ApiUser }> {
  const email = `${name.toLowerCase()}@account.test`;
  const api = await ApiUser.signUp(url, email, PASSWORD, name);
  await api.must('POST', '/me/role', { role: 'candidate' });
  return { email, api };
}

const REFUSED = 'The email address or the password is wrong. Try again.';

test('a changed name is in the header at once, and still there after a reload', async ({ page, server }) => {
  const { email } = await aCandidate(server.url, 'Renate');
  await enter(page, email);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('New name').fill('Renée Nouvelle');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Renée Nouvelle' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Renée Nouvelle/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Renée Nouvelle' })).toBeVisible();
});

test('a session can be ended from another browser', async ({ page, openBrowser, server }) => {
  const { email } = await aCandidate(server.url, 'Selma');
  await enter(page, email);
  const left = await openBrowser();
  await enter(left, email);

  await page.goto('/admin/account');
  const panel = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(panel.getByText('This browser')).toHaveCount(1);
  // The browser `left` is the most recently used of the others. The oldest session is the test's own, which created the account.
  await panel.getByRole('button', { name: 'End', exact: true }).first().click();
  await expect(page.getByText('The browser is signed out.')).toBeVisible();

  await left.goto('/admin/jobs/applied');
  await expect(left).toHaveURL(/\/login\?next=/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(panel.getByText('This browser')).toBeVisible();
});

test('a password change refuses the old one, accepts the new one, and signs other browsers out', async ({ page, openBrowser, server }) => {
  const { email } = await aCandidate(server.url, 'Petra');
  await enter(page, email);
  const other = await openBrowser();
  await enter(other, email);

  await page.goto('/admin/account/reset-password');
  await page.getByLabel('Current password').fill('not the one');
  await page.getByLabel('New password').fill('five!');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password. Try again.')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/Choose a stronger password/)).toBeVisible();
  await page.getByLabel('New password').fill('quite another one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/admin/account');
  await expect(page.getByText('Your password is changed. All other sessions have ended.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(1);

  await other.goto('/admin/jobs/applied');
  await expect(other).toHaveURL(/\/login\?next=/);
  await signIn(other, email);
  await expect(other.getByText(REFUSED)).toBeVisible();
  await enter(other, email, 'quite another one');
});

test('a deleted account cannot sign in, and the employer sees no trace of it', async ({ page, openBrowser, server }) => {
  const boss = await ApiUser.signUp(server.url, 'boss@account.test', PASSWORD, 'Bo');
  await boss.must('POST', '/me/role', { role: 'employer' });
  await boss.must('POST', '/companies', { name: 'Lock Works' });
  const { id: jobId } = await boss.must<{ id: string }>('POST', '/jobs', {
    title: 'Lock keeper',
    description: 'You keep the locks running. '.repeat(10),
    location: 'Kampen',
    workMode: 'onsite',
    employmentType: 'full_time',
    category: 'engineering',
    salary: { min: 3_000_000, max: 4_000_000, currency: 'EUR', period: 'year' },
  });
  const { email, api } = await aCandidate(server.url, 'Dagny');
  await api.must('POST', `/jobs/${jobId}/applications`, { message: 'I kept the locks of Kampen.' });

  const employer = await openBrowser();
  await enter(employer, 'boss@account.test');
  await employer.goto(`/admin/jobs/employer/${jobId}`);
  await expect(employer.getByText('Dagny').first()).toBeVisible();

  await enter(page, email);
  await page.goto('/admin/account/delete-account');
  await expect(page.getByText('Your application, with its message and history. The employer can no longer see it.')).toBeVisible();
  await page.getByLabel('Your password').fill('not the one');
  await confirmDeletion(page);
  await expect(page.getByText('This is not your password. Nothing has been deleted.')).toBeVisible();
  await page.getByLabel('Your password').fill(PASSWORD);
  await confirmDeletion(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted. Thank you for the time you spent here.')).toBeVisible();

  await signIn(page, email);
  await expect(page.getByText(REFUSED)).toBeVisible();
  await employer.reload();
  await expect(employer.getByRole('heading', { level: 1 })).toBeVisible();
  await employer.waitForLoadState('networkidle');
  await expect(employer.getByText('Dagny')).toHaveCount(0);
  expect((await api.call('GET', '/me')).status).toBe(401);
});

async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel(/Type DELETE/).fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
}
