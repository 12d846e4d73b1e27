import type { Page } from '@playwright/test';
import { ApiUser } from '../support/api-client.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'a-long-enough-one';
const MESSAGE = 'Heldout says no while the question stands';

test.use({ expectedFaults: [/422|failed ApiError/] });

/** Creates a candidate with an application and signs in on the page. Returns the application's id. */
async function applied(page: Page, url: string): Promise<string> {
  const employer = await ApiUser.signUp(url, 'employer@snackbars.test', PASSWORD, 'Robin');
  await employer.must('POST', '/me/role', { role: 'employer' });
  await employer.must('POST', '/companies', { name: 'Waterworks' });
  const job = await employer.must<{ id: string }>('POST', '/jobs', {
    title: 'Pump engineer',
    description: 'You keep the pumps of the old town running, in all weathers, and write down what you saw. '.repeat(2),
    location: 'Deventer, Netherlands',
    workMode: 'onsite',
    employmentType: 'full_time',
    category: 'engineering',
    salary: { min: 48_000_00, max: 60_000_00, currency: 'EUR', period: 'year' },
  });
  const candidate = await ApiUser.signUp(url, 'candidate@snackbars.test', PASSWORD, 'Kim');
  await candidate.must('POST', '/me/role', { role: 'candidate' });
  const application = await candidate.must<{ id: string }>('POST', `/jobs/${job.id}/applications`, { message: 'I know pumps.' });
  await page.goto('/login');
  await page.getByLabel('Email').fill('candidate@snackbars.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.waitForLoadState('networkidle');
  return application.id;
}

/** The names that screen readers can reach in the browser's accessibility tree, without inert or hidden parts. */
async function readableNames(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value);
}

test('a message raised during a modal dialog is visible, readable and dismissible there', async ({ page, server }) => {
  await page.goto(`/admin/jobs/applied/${await applied(page, server.url)}`);
  await page.route('**/api/applications/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 422, json: { message: MESSAGE } }),
  );
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  const message = page.getByText(MESSAGE, { exact: true });
  await expect(message).toBeVisible();
  await expect(dialog).toBeVisible();

  // The backdrop covers everything outside of the top layer.
  const isUppermost = await message.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
  expect(isUppermost).toBe(true);
  // Everything outside a modal dialog is inert, and an inert live region announces nothing.
  expect(await readableNames(page)).toContain(MESSAGE);
  await expect(dialog.locator('[aria-live=assertive]')).toHaveText(MESSAGE);

  await dialog.locator('.snack').getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
