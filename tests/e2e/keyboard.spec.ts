import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const MOST_STOPS = 80;

/** Goes there as somebody does who has only a keyboard. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached in ${MOST_STOPS} steps`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByLabel(label));
  await page.keyboard.insertText(text);
}

async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await reach(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

async function signIn(page: Page, who: 'candidate' | 'employer'): Promise<void> {
  await page.goto('/login');
  await type(page, 'Email', `${who}@demo.test`);
  await type(page, 'Password', 'trellis-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/dashboard/dashboard-${who}`);
}

test('the main job can be done with the keyboard alone', async ({ openBrowser }) => {
  const employer = await openBrowser();
  await signIn(employer, 'employer');
  await press(employer, 'link', 'Post a job');
  await expect(employer.getByRole('heading', { level: 1, name: 'Post a job' })).toBeFocused();
  await type(employer, 'Title', 'Lock keeper');
  await type(employer, 'Description', 'You open and close the lock by day and by night. '.repeat(4));
  await type(employer, 'Location', 'Kampen, Netherlands');
  await type(employer, 'Pay from', '30000');
  await type(employer, 'Pay to', '36000');
  await employer.keyboard.press('Enter');
  await expect(employer.getByRole('heading', { level: 1, name: 'Lock keeper' })).toBeFocused();

  const candidate = await openBrowser();
  await signIn(candidate, 'candidate');
  await press(candidate, 'link', 'Find work');
  await type(candidate, 'What', 'lock keeper');
  await candidate.keyboard.press('Enter');
  await expect(candidate).toHaveURL(/q=lock/);
  await expect(candidate.getByLabel('What')).toBeFocused();
  await press(candidate, 'link', 'Lock keeper');
  await type(candidate, 'Message to the employer', 'I sleep lightly.');
  await press(candidate, 'button', 'Apply');
  await expect(candidate.getByText('You have applied to this job.')).toBeVisible();
  await press(candidate, 'link', 'See your application');
  await expect(candidate.getByRole('heading', { level: 1, name: 'Lock keeper' })).toBeFocused();

  await press(employer, 'link', 'My postings');
  await press(employer, 'link', 'Lock keeper');
  await press(employer, 'link', 'Demo Candidate');
  await reach(employer, employer.getByLabel('Move to'));
  await press(employer, 'button', 'Move');
  await expect(employer.getByText('Received to In review')).toBeVisible();
});
