import type { BrowserContext, Page } from '@playwright/test';
import { enter, signIn, signOut } from './support/enter.ts';
import { expect, test } from './support/test.ts';

const CANDIDATE = '/admin/dashboard/dashboard-candidate';
const EMPLOYER = '/admin/dashboard/dashboard-employer';

async function hint(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'start')?.value;
}

async function setHint(page: Page, value: string): Promise<void> {
  await page.evaluate((start) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test sets what a browser may have kept
    document.cookie = `start=${start}; path=/`;
  }, value);
}

/** Notes every link that the navigation ever shows. */
async function watchNavigation(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenLinks: seen });
    const look = (): void => {
      for (const link of document.querySelectorAll('nav a[href^="/admin"]')) seen.add(link.getAttribute('href') ?? '');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => [...(Reflect.get(globalThis, 'seenLinks') as Set<string>)]);
}

test('the page and its data load while the identity provider is still asked, and nothing of it is shown before its answer', async ({
  page,
  server,
}) => {
  await enter(page, server.url, 'ahead', 'candidate');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/accounts:lookup/, async (route) => {
    await answered;
    await route.continue();
  });
  const data = page.waitForResponse(/\/api\/jobs\?/);
  await page.goto('/admin/jobs/all', { waitUntil: 'commit' });
  expect((await data).status()).toBe(200);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Find work' })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [what, start] of [
  ['of another role', 'employer.en'],
  ['of another language', 'candidate.fa'],
  ['that is none', 'x".y'],
] as const) {
  test(`a start cookie ${what} changes nothing that the user sees`, async ({ page, server }) => {
    await enter(page, server.url, `start-${start.length}`, 'candidate');
    await setHint(page, start);
    const links = await watchNavigation(page);
    await page.goto('/admin/jobs/applied');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await links()).toContain('/admin/jobs/saved');
    expect(await links()).not.toContain('/admin/jobs/employer');
    expect(await hint(page.context())).toBe('candidate.en');
  });
}

test('a page opens without a start cookie, which is then set again', async ({ page, server }) => {
  await enter(page, server.url, 'no-start', 'candidate');
  await page.context().clearCookies({ name: 'start' });
  const document = await page.goto(CANDIDATE);
  expect(await document?.headerValue('server-timing')).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => hint(page.context())).toBe('candidate.en');
});

test('a role that was chosen in another tab decides what the next page is', async ({ page, server }) => {
  const api = await enter(page, server.url, 'chooses', undefined);
  await expect.poll(() => hint(page.context())).toBe('none.en');
  await api.must('POST', '/me/role', { role: 'candidate' });
  await page.goto(CANDIDATE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => hint(page.context())).toBe('candidate.en');
});

test.describe('Two accounts', () => {
  // What the browser and the client log about calls that were under way at the sign-out.
  test.use({ expectedFaults: [/401|Sign in to continue/] });

  test('after another account has signed in, nothing of the first one appears', async ({ page, server }) => {
    await enter(page, server.url, 'first-of-two', 'candidate');
    await signOut(page);
    expect(await hint(page.context())).toBeUndefined();
    await enter(page, server.url, 'second-of-two', 'employer');
    await setHint(page, 'candidate.en');
    const links = await watchNavigation(page);
    await page.goto(EMPLOYER);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await links()).toContain('/admin/jobs/employer');
    expect(await links()).not.toContain('/admin/jobs/applied');
  });
});

test.describe('Without the provider', () => {
  // What the browser logs about the provider's refusal.
  test.use({ expectedFaults: [/400/] });

  test('a user who is signed out at the provider sees the sign-in and nothing of the page', async ({ page, server }) => {
    await enter(page, server.url, 'gone', 'candidate');
    const links = await watchNavigation(page);
    await page.route(/accounts:lookup/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_NOT_FOUND', errors: [] } } }),
    );
    await page.goto('/admin/jobs/applied');
    await expect(page).toHaveURL(/\/login/);
    expect(await links()).not.toContain('/admin/jobs/saved');
    await page.unroute(/accounts:lookup/);
    await signIn(page, 'gone@session.test');
    await expect(page).toHaveURL(/\/admin\/jobs\/applied/);
  });
});
