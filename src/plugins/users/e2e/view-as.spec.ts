import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'trellis-demo';

// What the client logs about a refused write.
test.use({ expectedFaults: [/403|ApiError/] });

interface Me {
  readonly id: string;
  readonly name: string;
}

/** Signs in as an administrator, and opens a view of the candidate as the screens do. */
async function enterView(page: Page, url: string): Promise<{ readonly name: string; readonly viewId: string; readonly admin: ApiUser }> {
  const admin = await ApiUser.signIn(url, 'admin@demo.test', PASSWORD);
  const { id: userId, name } = await (await ApiUser.signIn(url, 'candidate@demo.test', PASSWORD)).must<Me>('GET', '/me');
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.waitForLoadState('networkidle');
  const view = await admin.must<{ id: string }>('POST', '/view-as', { userId, reason: 'They asked for help with a form.' });
  await page.evaluate((text) => sessionStorage.setItem('trellis.view-as', text), JSON.stringify({ ...view, returnTo: '/admin/account' }));
  await page.goto('/admin/dashboard');
  return { name, viewId: view.id, admin };
}

test('an administrator sees the site as a candidate, by keyboard, and changes nothing', async ({ page, server }) => {
  const { name } = await enterView(page, server.url);
  const bar = page.getByRole('region', { name: 'View as another person' });
  await expect(bar).toContainText(`You see this as ${name} does. Nothing can be changed.`);
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport();
  await page.goto('/admin/account');
  await expect(page.getByText('Not part of this view')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/admin/dashboard');
  await expect(other.getByRole('main')).toBeVisible();
  await expect(other.getByRole('region', { name: 'View as another person' })).toHaveCount(0);
  await other.close();

  await page.reload();
  await bar.getByRole('button', { name: 'End' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(bar).toHaveCount(0);
});

test('a view that ended elsewhere is left by itself', async ({ page, server }) => {
  const { viewId, admin } = await enterView(page, server.url);
  await expect(page.getByRole('region', { name: 'View as another person' })).toBeVisible();
  // A call of this page that meets the end would leave the view too, at the same time as the navigation below.
  await page.waitForLoadState('networkidle');
  await admin.must('DELETE', `/view-as/${viewId}`);
  await page.goto('/admin/dashboard', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(page.getByText('You no longer see the site as another person.')).toBeVisible();
});
