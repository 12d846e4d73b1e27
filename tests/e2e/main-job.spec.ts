import type { Page } from '@playwright/test';
import { pick } from './support/pick.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'a-long-enough-one';
const DESCRIPTION =
  'You design and build the pumps that keep the river out of the old town. You work with two technicians, visit the sites on foot, and answer for what you sign.';

interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly choice: "I'm looking for work" | "I'm hiring";
}

async function signUp(page: Page, { name, email, choice }: NewUser): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Confirm later' }).click();
  await page.getByRole('link', { name: 'Later' }).click();
  await page.getByText(choice).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function nameCompanyAndPost(page: Page): Promise<void> {
  await page.getByLabel('Company name').fill('Test Company');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/profile\/employer\/2$/);
  await page.getByRole('link', { name: 'Finish later' }).click();
  await expect(page).toHaveURL(/dashboard-employer/);

  await page.getByRole('link', { name: 'Post a job' }).first().click();
  await page.getByLabel('Title').fill('Pump engineer');
  await page.getByLabel('Description').fill(DESCRIPTION);
  await page.getByLabel('Location').fill('Deventer, Netherlands');
  await pick(page.getByLabel('Country'), 'Netherlands');
  await page.getByLabel('Employment type').selectOption('Full time');
  await pick(page.getByLabel('Category'), 'Engineering');
  await page.getByLabel('Pay from').fill('48000');
  await page.getByLabel('Pay to').fill('60000');
  await pick(page.getByLabel('Currency'), 'EUR');
  // A double click must post only once.
  await page.getByRole('button', { name: 'Post job' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Pump engineer' })).toBeVisible();
}

async function searchAndApply(page: Page): Promise<void> {
  await page.getByLabel('Headline').fill('Mechanical engineer for water works');
  await page.getByLabel('I am old enough to work').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/candidate\/2\?next=/);
  // The search that the visitor asked for before the sign-up survives a reload, and opens now.
  await page.reload();
  await page.getByRole('link', { name: 'Finish later' }).click();
  await expect(page).toHaveURL('/admin/jobs/all?q=engineer');
  await page.getByRole('group', { name: 'Pay per year' }).getByLabel('From').fill('50000');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Engineering' }).click();
  await expect(page).toHaveURL(/category=engineering/);
  await expect(page.getByRole('checkbox', { name: 'Engineering' })).toBeChecked();
  await expect(page).toHaveURL(/minSalary=50000/);
  await page.getByRole('link', { name: 'Pump engineer' }).click();

  await page.getByLabel('Message to the employer').fill('I kept the locks of Kampen running for six years.');
  await page.getByRole('button', { name: 'Apply' }).dblclick();
  await expect(page.getByText('You have applied for this job.')).toBeVisible();
  await page.getByRole('link', { name: 'Applied jobs' }).first().click();
  const applied = page.getByRole('list', { name: 'Applied jobs' });
  await expect(applied.getByRole('heading')).toHaveCount(1);
  await expect(applied).toContainText('Pump engineer');
  await expect(applied.locator('[aria-current="step"]')).toContainText('Received');
}

async function moveToReview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My jobs' }).first().click();
  await expect(page.getByRole('grid', { name: 'My jobs' }).getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'Pump engineer' }).click();
  await page.getByRole('link', { name: 'Test Candidate' }).click();
  await expect(page.getByText('I kept the locks of Kampen running')).toBeVisible();
  await expect(page.getByText('Mechanical engineer for water works')).toBeVisible();
  await page.getByRole('button', { name: 'Move to In review' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('In review');
}

test('an employer posts a job, a candidate applies, the employer moves the application, the candidate sees it', { tag: '@smoke' }, async ({
  openBrowser,
}) => {
  const employer = await openBrowser();
  await employer.goto('/signup');
  await signUp(employer, { name: 'Test Employer', email: 'employer@main-job.test', choice: "I'm hiring" });
  await nameCompanyAndPost(employer);

  const candidate = await openBrowser();
  await candidate.goto('/admin/jobs/all?q=engineer');
  await candidate.getByRole('link', { name: 'Create an account' }).click();
  await signUp(candidate, { name: 'Test Candidate', email: 'candidate@main-job.test', choice: "I'm looking for work" });
  await searchAndApply(candidate);

  await moveToReview(employer);

  // The candidate sees the move when the employer can no longer undo it.
  await expect(async () => {
    await candidate.reload();
    const step = candidate.getByRole('list', { name: 'Applied jobs' }).locator('[aria-current="step"]');
    await step.waitFor();
    expect(await step.textContent()).toContain('In review');
  }).toPass();
});
