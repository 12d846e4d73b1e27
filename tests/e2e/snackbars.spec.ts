import type { Page } from '@playwright/test';
import { ApiUser } from '../support/api-client.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'a-long-enough-one';
const MESSAGE = 'Heldout says no while the question stands';

const posting = {
  description: 'You keep the pumps of the old town running, in all weathers, and write down what you saw. '.repeat(2),
  location: 'Deventer, Netherlands',
  workMode: 'onsite',
  employmentType: 'full_time',
  category: 'engineering',
  salary: { min: 48_000_00, max: 60_000_00, currency: 'EUR', period: 'year' },
} as const;

test.use({ expectedFaults: [/422|failed ApiError/] });

/** Creates a candidate with an application and signs in on the page. Returns the application's id. */
async function applied(page: Page, url: string): Promise<string> {
  const employer = await ApiUser.signUp(url, 'employer@snackbars.test', PASSWORD, 'Robin');
  await employer.must('POST', '/me/role', { role: 'employer' });
  await employer.must('POST', '/companies', { name: 'Waterworks' });
  const job = await employer.must<{ id: string }>('POST', '/jobs', { ...posting, title: 'Pump engineer' });
  const candidate = await ApiUser.signUp(url, 'candidate@snackbars.test', PASSWORD, 'Kim');
  await candidate.must('POST', '/me/role', { role: 'candidate' });
  const application = await candidate.must<{ id: string }>('POST', `/jobs/${job.id}/applications`, { message: 'I know pumps.' });
  await signIn(page, 'candidate@snackbars.test');
  return application.id;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.waitForLoadState('networkidle');
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

/** Signs in as the employer of a posting with three applicants, and opens them in the table. */
async function openApplicants(page: Page, url: string): Promise<void> {
  const employer = await ApiUser.signUp(url, 'employer-of-three@snackbars.test', PASSWORD, 'Robin');
  await employer.must('POST', '/me/role', { role: 'employer' });
  await employer.must('POST', '/companies', { name: 'Waterworks' });
  const job = await employer.must<{ id: string }>('POST', '/jobs', { ...posting, title: 'Lock keeper' });
  for (const name of ['Amina', 'Bruno', 'Carla']) {
    const candidate = await ApiUser.signUp(url, `${name}@snackbars.test`, PASSWORD, name);
    await candidate.must('POST', '/me/role', { role: 'candidate' });
    await candidate.must('POST', `/jobs/${job.id}/applications`, { message: 'I know locks.' });
  }
  await signIn(page, 'employer-of-three@snackbars.test');
  await page.goto(`/admin/jobs/employer/${job.id}?view=table`);
  await page.getByRole('row', { name: 'Amina' }).waitFor();
}

/** Names of the elements that the message covers, of those that it must not cover. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const over = document.querySelector('.snack')?.getBoundingClientRect();
    if (over === undefined) return ['no message'];
    const kept = [...document.querySelectorAll('.selection-bar__in, nav[aria-label="Sections"]'), document.activeElement ?? document.body];
    return kept.flatMap((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      const isCovered = height > 0 && top < over.bottom && bottom > over.top && left < over.right && right > over.left;
      return isCovered && element !== document.body ? [element.outerHTML.slice(0, 80)] : [];
    });
  });
}

test('a message covers neither what it is about nor the bars, and every recent act can be undone', async ({ page, server }) => {
  await openApplicants(page, server.url);
  for (const width of [390, 1280]) {
    // So low that the row stands where the message would be.
    await page.setViewportSize({ width, height: 640 });
    for (const name of ['Bruno', 'Amina']) {
      const stage = page.getByRole('row', { name }).getByRole('button', { name: /Move/ });
      await stage.evaluate(async (element) => {
        scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 100);
        if (element instanceof HTMLElement) element.focus({ preventScroll: true });
        // A menu closes when the page scrolls, and the event comes with the next frame.
        for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
      });
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Shortlisted' }).click();
      await expect(page.getByText(`Moved ${name} to Shortlisted.`)).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
    }
    await page.getByRole('row', { name: 'Carla' }).getByRole('checkbox').check();
    await page.locator('.selection-bar').waitFor();
    await expect.poll(() => covered(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear selection' }).click();

    await page.getByRole('button', { name: 'Recent changes (2)' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: 'Bruno' })).toContainText('Received');
    await expect(page.getByRole('row', { name: 'Amina' })).toContainText('Shortlisted');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('row', { name: 'Amina' })).toContainText('Received');
  }
});
