import type { Page } from '@playwright/test';
import { MALFORMED_ANSWERS, MALFORMED_COOKIES, type MalformedAnswer } from './support/malformed.ts';
import { expect, test } from './support/test.ts';

// Failed calls and pages are logged. The test checks only for unhandled errors.
test.use({ expectedFaults: [/./] });

/** Unhandled exceptions and rejections. */
function watchUncaught(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(String(error)));
  return uncaught;
}

// The shell of the document does not prove that the application has started.
const heading = (page: Page) => page.locator('main h1').first();

test('fifty cookies that are not our tokens are ignored and removed', async ({ page, context, server }) => {
  const uncaught = watchUncaught(page);
  expect(MALFORMED_COOKIES.length).toBeGreaterThanOrEqual(50);
  await page.goto('/no/such/page');
  for (const [index, cookie] of MALFORMED_COOKIES.entries()) {
    await page.evaluate((value) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as it comes from elsewhere
      document.cookie = `token=${value}; path=/`;
    }, cookie);
    await page.goto(`/no/such/page/${index}`);
    await expect(heading(page), cookie.slice(0, 40)).toBeVisible();
    expect(await context.cookies(server.url), cookie.slice(0, 40)).toEqual([]);
  }
  expect(uncaught).toEqual([]);
});

/** Opens the page once with each malformed reply to all calls except `/me`, and checks that content is shown. */
async function openWithEach(page: Page, address: string, answers: readonly MalformedAnswer[]): Promise<void> {
  const uncaught = watchUncaught(page);
  for (const { name, status, type, body } of answers) {
    await page.route('**/api/**', (route) =>
      route.request().url().endsWith('/api/me') ? route.fallback() : route.fulfill({ status, contentType: type, body }),
    );
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(heading(page), name).toHaveText(/\S/);
    expect(uncaught, name).toEqual([]);
    await page.unroute('**/api/**');
  }
}

async function signIn(page: Page, who: 'candidate' | 'employer'): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill('trellis-demo');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.waitForLoadState('networkidle');
}

const PAGES = [
  ['a list of jobs', 'candidate', '/admin/jobs/all'],
  ['a list of one’s own', 'candidate', '/admin/jobs/applied'],
  ['a dashboard', 'employer', '/admin/dashboard/dashboard-employer'],
] as const;

for (const [what, who, address] of PAGES) {
  test(`answers outside the API's schema leave ${what} usable, or show an error`, async ({ page }) => {
    await signIn(page, who);
    await openWithEach(page, address, MALFORMED_ANSWERS);
  });
}

test('a malformed reply about the current user opens no page, and shows an error', async ({ page }) => {
  const uncaught = watchUncaught(page);
  await signIn(page, 'candidate');
  for (const { name, status, type, body } of MALFORMED_ANSWERS.filter((answer) => answer.status < 400)) {
    await page.route('**/api/me', (route) => route.fulfill({ status, contentType: type, body }));
    await page.goto('/admin/jobs/applied');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong on our side.' }), name).toBeVisible();
    await page.unroute('**/api/me');
  }
  expect(uncaught).toEqual([]);
});
