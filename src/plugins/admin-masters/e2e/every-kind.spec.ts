import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'trellis-demo';

interface Kinds {
  readonly items: readonly { readonly entity: string; readonly rows: number }[];
}

interface Rows {
  readonly items: readonly { readonly code: string }[];
}

test('every kind of master data opens, as a list and with the form of a row, on a phone in Arabic', async ({ page, server }) => {
  const admin = await ApiUser.signIn(server.url, 'admin@demo.test', PASSWORD);
  const { items: kinds } = await admin.must<Kinds>('GET', '/masters');
  expect(kinds.length).toBeGreaterThan(20);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate(() => localStorage.setItem('trellis.language', 'ar'));
  for (const { entity, rows } of kinds) {
    const list = `/admin/settings/masters/${entity}`;
    const { items } = await admin.must<Rows>('GET', `/masters/${entity}/rows?limit=1`);
    const [row] = items;
    for (const address of row === undefined ? [list, `${list}/form`] : [list, `${list}/form?code=${encodeURIComponent(row.code)}`]) {
      await page.goto(address);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([address, await accessibilityFindings(page)]).toEqual([address, []]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect([address, excess]).toEqual([address, 0]);
    }
    expect([entity, rows === 0]).toEqual([entity, row === undefined]);
  }
});
