import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/test.ts';

const ROWS = '/admin/settings/masters/job-categories';

async function signIn(page: Page, who: 'admin' | 'employer'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password').fill('trellis-demo');
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(`/admin/dashboard/dashboard-${who}`);
}

// One test takes a permission away while the page is open. These are the log lines of the browser and the client.
test.use({ expectedFaults: [/403|(GET|PUT) \/masters\/.* failed ApiError: Your role does not allow this/] });

test('S6-2 per-entity access settings are under masters form-rbac, and they take effect', async ({ openBrowser }) => {
  const employer = await openBrowser();
  await signIn(employer, 'employer');
  await employer.goto(ROWS);
  await expect(employer.getByText('This page is for: Administrator.')).toBeVisible();

  const admin = await openBrowser();
  await signIn(admin, 'admin');
  await admin.goto(`${ROWS}/form-rbac`);
  await admin.getByRole('checkbox', { name: 'Employers: Change' }).press('Space');
  await expect(admin.getByRole('checkbox', { name: 'Employers: Read' })).toBeChecked();
  await expect(admin.getByRole('checkbox', { name: /Administrators/ })).toHaveCount(0);
  await admin.getByRole('button', { name: 'Save access' }).click();
  await expect(admin.getByText('Access was saved.')).toBeVisible();

  await employer.goto(ROWS);
  await employer.getByRole('link', { name: 'Design and architecture', exact: true }).click();
  await employer.getByLabel('Name in English').fill('Drawing and building');
  await employer.getByRole('button', { name: 'Save' }).click();
  await expect(employer.getByRole('link', { name: 'Drawing and building' })).toBeVisible();
  await expect(employer.getByRole('link', { name: 'New category' })).toHaveCount(0);

  // The permission is revoked while the employer has the form open. The next call is refused.
  await employer.getByRole('link', { name: 'Drawing and building' }).click();
  await employer.getByLabel('Name in English').fill('Not any more');
  await admin.getByRole('checkbox', { name: 'Employers: Read' }).press('Space');
  await admin.getByRole('button', { name: 'Save access' }).click();
  await expect(admin.getByRole('button', { name: 'Save access' })).toHaveCount(0);
  await employer.getByRole('button', { name: 'Save' }).click();
  await expect(employer.locator('.snack')).toContainText('Your role does not allow this.');
  await expect(employer.getByRole('heading', { name: 'You do not have access to this page.' })).toBeVisible();

  // With the permission back, what the employer typed is there again.
  await admin.getByRole('checkbox', { name: 'Employers: Change' }).press('Space');
  await admin.getByRole('button', { name: 'Save access' }).click();
  await expect(admin.getByRole('button', { name: 'Save access' })).toHaveCount(0);
  await employer.reload();
  await expect(employer.getByLabel('Name in English')).toHaveValue('Not any more');
});

test('S6-2 a category renamed by an administrator has its new name in the search and in the job form', async ({ openBrowser }) => {
  const admin = await openBrowser();
  await signIn(admin, 'admin');
  await admin.goto(`${ROWS}/form?code=science`);
  await admin.getByLabel('Name in English').fill('Laboratories');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Saved “Laboratories” in Job categories.')).toBeVisible();
  await admin.goto(`${ROWS}?q=laboratories`);
  await expect(admin.getByRole('link', { name: 'Laboratories' })).toBeVisible();
  await admin.goto(`${ROWS}/form?code=sales`);
  await admin.getByLabel('Hide from forms and searches').press('Space');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Saved “Sales” in Job categories.')).toBeVisible();
  await admin.goto(`${ROWS}?q=sales`);
  await expect(admin.getByRole('grid').getByText('Hidden')).toBeVisible();

  const employer = await openBrowser();
  await signIn(employer, 'employer');
  await employer.goto('/admin/jobs/employer/form');
  const category = employer.getByLabel('Category');
  await category.click();
  await category.fill('Laboratories');
  await expect(employer.getByRole('option', { name: 'Laboratories' })).toHaveCount(1);
  for (const gone of ['Science and research', 'Sales']) {
    await category.fill(gone);
    await expect(employer.getByText('Nothing found. Try another word.')).toBeVisible();
    await expect(employer.getByRole('option', { name: gone, exact: true })).toHaveCount(0);
  }
});
