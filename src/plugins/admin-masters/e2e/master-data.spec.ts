import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { pick } from '#tests/e2e/support/pick.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'trellis-demo';
const ROWS = '/admin/settings/masters/industries';

// What the browser and the client log when a right is withdrawn, and when two administrators save the same row.
test.use({ expectedFaults: [/403|409|ApiError/] });

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
}

/** A row that no other test uses. */
async function newRow(url: string, name: string): Promise<string> {
  const admin = await ApiUser.signIn(url, 'admin@demo.test', PASSWORD);
  const { code } = await admin.must<{ code: string }>('POST', '/masters/industries/rows', { name, names: {} });
  return code;
}

const rowNamed = (page: Page, name: string): Locator => page.getByRole('row', { name, exact: true });

test('an administrator adds a row, translates it, orders it, hides it, and takes that back', { tag: '@smoke' }, async ({ page }) => {
  await signIn(page, 'admin@demo.test');
  await page.goto(ROWS);
  await page.getByRole('link', { name: 'New industry' }).click();
  await page.getByLabel('Name in English').fill('Bookbinding');
  await page.getByLabel('Deutsch').fill('Buchbinderei');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved “Bookbinding” in Industries.')).toBeVisible();

  await page.goto(`${ROWS}?q=buchbind`);
  await expect(rowNamed(page, 'Bookbinding')).toContainText('2 of 5');
  await page.goto(ROWS);
  const first = (await page.getByRole('rowheader').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Actions for Mining and quarrying' }).click();
  await page.getByRole('menuitem', { name: 'Move to the top' }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText('Mining and quarrying');
  await page.locator('.snack').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText(first);
  await rowNamed(page, 'Mining and quarrying').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('rowheader').nth(2)).toHaveText('Mining and quarrying');
  await expect(rowNamed(page, 'Mining and quarrying')).toBeFocused();

  await page.locator('.snack').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Actions for Energy supply' }).click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(rowNamed(page, 'Energy supply')).toContainText('Hidden');
  await expect(page.locator('.snack')).toContainText('1 row was hidden.');
  await page.locator('.snack').getByRole('button', { name: 'Undo' }).click();
  await expect(rowNamed(page, 'Energy supply')).toContainText('Visible');
});

test('a row is merged into another one, whose history tells of it and finds the old name', async ({ page, server }) => {
  const [from, into] = [await newRow(server.url, 'Bicycle making'), await newRow(server.url, 'Cycle making')];
  await signIn(page, 'admin@demo.test');
  await page.goto(`${ROWS}/form?code=${from}`);
  await page.getByRole('button', { name: 'Merge into another row…' }).click();
  const dialog = page.getByRole('dialog');
  await pick(dialog.getByLabel('Row that stays'), 'Cycle making');
  await expect(dialog.getByText('This row stays')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Merged “Bicycle making” into “Cycle making”.')).toBeVisible();
  await page.goto(`${ROWS}/form?code=${from}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cycle making');
  await expect(page).toHaveURL(new RegExp(`${from}|${into}`));
  await page.goto(`${ROWS}?q=bicycle`);
  await expect(rowNamed(page, 'Cycle making')).toBeVisible();
});

test('a change is undone in the history of its row', async ({ page, server }) => {
  const code = await newRow(server.url, 'Glas blowing');
  await signIn(page, 'admin@demo.test');
  await page.goto(`${ROWS}/form?code=${code}`);
  await page.getByLabel('Name in English').fill('Glass');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved “Glass” in Industries.')).toBeVisible();
  await page.goto(`${ROWS}/form?code=${code}`);
  await page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByLabel('Name in English')).toHaveValue('Glas blowing');
});

test('two administrators change one row: the second one sees both, and loses nothing', async ({ page, openBrowser, server }) => {
  const code = await newRow(server.url, 'Paper');
  const other = await openBrowser();
  await signIn(page, 'admin@demo.test');
  await signIn(other, 'admin@demo.test');
  for (const one of [page, other]) await one.goto(`${ROWS}/form?code=${code}`);
  await page.getByLabel('Name in English').fill('Paper and board');
  await other.getByLabel('Name in English').fill('Paper mills');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved “Paper and board” in Industries.')).toBeVisible();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('This row was changed in the meantime')).toBeVisible();
  await expect(other.getByText('Paper and board').first()).toBeVisible();
  await expect(other.getByLabel('Name in English')).toHaveValue('Paper mills');
  expect(await accessibilityFindings(other)).toEqual([]);
  await other.getByRole('button', { name: 'Use mine on top of the latest' }).click();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved “Paper mills” in Industries.')).toBeVisible();
});

test('a group gets the right to change rows, and its member has it in the other browser, on a phone in Arabic', async ({
  page,
  openBrowser,
  server,
}) => {
  const email = `editor-${crypto.randomUUID().slice(0, 8)}@masters.test`;
  const member = await ApiUser.signUp(server.url, email, 'a-long-enough-one', 'Edda');
  await member.must('POST', '/me/role', { role: 'candidate' });
  const { id } = await member.must<{ id: string }>('GET', '/me');
  const admin = await ApiUser.signIn(server.url, 'admin@demo.test', PASSWORD);
  const { version } = await admin.must<{ version: number }>('GET', `/users/${id}`);
  await admin.must('PUT', `/users/${id}/role`, { role: 'admin', reason: 'New colleague', version });
  const group = await admin.must<{ id: string; version: number }>('POST', '/admin-groups', { name: `Editors ${id.slice(-6)}`, duties: [] });
  await admin.must('PUT', `/admin-groups/${group.id}/members`, { userIds: [id], version: group.version });
  await signIn(page, 'admin@demo.test');
  await page.goto(`${ROWS}/form-rbac`);
  await page.getByRole('checkbox', { name: `Editors ${id.slice(-6)}: Change` }).press('Space');
  await page.getByRole('button', { name: 'Save access' }).click();
  await expect(page.getByText('Access was saved.')).toBeVisible();
  await page.getByLabel('Name or email of a person').fill(email);
  await page.getByRole('radio', { name: /Edda/ }).check();
  await expect(page.getByText(`group “Editors ${id.slice(-6)}”`).first()).toBeVisible();

  const other = await openBrowser();
  await other.setViewportSize({ width: 390, height: 844 });
  await signIn(other, email, 'a-long-enough-one');
  await other.evaluate(() => localStorage.setItem('trellis.language', 'ar'));
  await other.goto(`${ROWS}/form?code=isic-c`);
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await accessibilityFindings(other)).toEqual([]);
  await other.getByLabel('العربية').fill('الصناعات التحويلية كلها');
  await other.getByRole('button', { name: 'حفظ' }).press('Enter');
  await expect(other.getByRole('link', { name: 'الصناعات التحويلية كلها' })).toBeVisible();
});
