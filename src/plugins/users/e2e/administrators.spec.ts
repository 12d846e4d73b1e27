import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'trellis-demo';
const OWN_PASSWORD = 'a-long-enough-one';

// What the client logs when calls of a suspended user and of a former view are refused.
test.use({ expectedFaults: [/403|ApiError/] });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
}

/** A new candidate, so that other tests keep the demo accounts. */
async function newCandidate(url: string, name: string): Promise<{ readonly email: string; readonly id: string }> {
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@users.test`;
  const user = await ApiUser.signUp(url, email, OWN_PASSWORD, name);
  await user.must('POST', '/me/role', { role: 'candidate' });
  const { id } = await user.must<{ id: string }>('GET', '/me');
  return { email, id };
}

/** Presses a button by keyboard. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function chooseIn(page: Page, label: string, letters: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.keyboard.type(letters);
}

test('an administrator suspends a user by keyboard, and the user sees it at the next call', { tag: '@smoke' }, async ({
  page,
  openBrowser,
  server,
}) => {
  const { email, id } = await newCandidate(server.url, 'Sol');
  const other = await openBrowser();
  await signIn(other, email, OWN_PASSWORD);
  await other.waitForLoadState('networkidle');
  await signIn(page, 'admin@demo.test', PASSWORD);
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('grid').getByRole('row').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(id));

  await press(page, 'Suspend');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await chooseIn(page, 'Reason', 'Spam');
  await page.getByLabel('Note').focus();
  await page.keyboard.type('The same message to every employer.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Suspended: Spam')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await other.getByRole('link', { name: 'Find work' }).first().click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/suspended/i);
  await expect(other.getByText('The reason: advertising or unwanted messages.')).toBeVisible();

  await press(page, 'End suspension');
  await expect(page.getByText('Suspended: Spam')).toBeHidden();
  await other.reload();
  await expect(other.getByRole('navigation').first()).toBeVisible();
});

test('an administrator is appointed, gets a duty from a group, and loses it', async ({ page, openBrowser, server }) => {
  const { email, id } = await newCandidate(server.url, 'Ira');
  await signIn(page, 'admin@demo.test', PASSWORD);
  await page.goto(`/admin/users/${id}`);
  await press(page, 'Change role');
  await chooseIn(page, 'New role', 'Admin');
  await page.getByLabel('Reason').fill('New colleague');
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible();

  const other = await openBrowser();
  await signIn(other, email, OWN_PASSWORD);
  await other.waitForLoadState('networkidle');
  await expect(other.getByRole('link', { name: 'Audit record' })).toHaveCount(0);

  const group = `Record ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/admin/users/groups?group=new');
  await page.getByLabel('Name').fill(group);
  await page.getByRole('checkbox', { name: 'Audit record' }).press(' ');
  await page.getByRole('searchbox', { name: 'Members' }).fill(email);
  await expect(page.getByRole('button', { name: 'Add Ira' })).toBeVisible();
  // A field that is partly below the bar would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Members' }).press('Enter');
  await press(page, 'Save group');
  await expect(page.getByText(`Group ${group} saved.`)).toBeVisible();

  // The other tab is silent and asks by itself, after 20 s.
  await expect(other.getByRole('link', { name: 'Audit record' }).first()).toBeAttached({ timeout: 120_000 });
  await other.goto('/admin/audit');
  await expect(other.getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('link', { name: group }).click();
  await press(page, 'Delete group');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete group' }).click();
  await expect(page.getByText(`Group ${group} deleted.`)).toBeVisible();
  await other.goto('/admin/dashboard');
  await expect(other.getByRole('link', { name: 'Find work' }).first()).toBeAttached();
  await expect(other.getByRole('link', { name: 'Audit record' })).toHaveCount(0);
});

test('the site is seen as a user, and the record tells of it, on a phone in Arabic', async ({ page, server }) => {
  const { id } = await newCandidate(server.url, 'Noor');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin@demo.test', PASSWORD);
  await page.evaluate(() => localStorage.setItem('trellis.language', 'ar'));
  await page.goto(`/admin/users/${id}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await press(page, 'عرض الموقع كما يراه المستخدم');
  await page.getByLabel('السبب').fill('طلب المساعدة في نموذج.');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'فتح العرض' }).click();
  const bar = page.locator('#root > section').first();
  await expect(bar).toContainText('Noor');
  await bar.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/users/${id}$`));

  await page.goto(`/admin/audit?subject=${id}`);
  await expect(page.getByText(/Noor/).first()).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
});
