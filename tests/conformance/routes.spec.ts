import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/test.ts';
import { PUBLIC_ROUTES } from './routes.ts';

/** Records every request to the API. */
function watchApi(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

const OPEN = [
  ['/admin/profile/company/1', 'Your company'],
  ['/admin/settings/masters/job-categories/form-rbac', 'Access to Job categories'],
] as const;

for (const [address, heading] of OPEN) {
  test(`S2-6 ${address} has no auth guard: signed out, it keeps its address and calls no API`, async ({ page }) => {
    const asked = watchApi(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(address);
    expect(asked).toEqual([]);
    // No navigation of the signed-in part is shown, and no account menu.
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`);
  });
}

test('S2-5 the twelve public routes open without signing in', async ({ page }) => {
  for (const { path: address } of PUBLIC_ROUTES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByText('404'), address).toHaveCount(0);
    // Without a session to recover, check-auth leads to sign-in.
    if (address !== '/check-auth') await expect(page, address).toHaveURL(address);
  }
});

test.describe('S2-2', () => {
  // The browser logs the 404 status of the document.
  test.use({ expectedFaults: [/status of 404/] });

  test('S2-2 an unknown route is 404 in the browser, and names the path', async ({ page }) => {
    expect((await page.goto('/admin/jobs/al'))?.status()).toBe(404);
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByText('Page not found: /admin/jobs/al')).toBeVisible();
  });
});
