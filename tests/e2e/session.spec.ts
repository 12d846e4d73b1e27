import type { Page, Route } from '@playwright/test';
import { ApiUser } from '../support/api-client.ts';
import { enter, PASSWORD, signIn, signOut } from './support/enter.ts';
import { pick } from './support/pick.ts';
import { expect, test } from './support/test.ts';

const NOT_ACCEPTED = 'The server does not accept your session. Try again later.';
const DESCRIPTION =
  'You keep the pumps of the old town running, in all weathers. You work with two technicians, visit the sites on foot, and answer for what you sign. You write down what you saw.';

// What the browser and the client log about a 401 response.
test.use({ expectedFaults: [/401|ApiError/] });

/**
 * Loads the tabs again after a sign-out in another one. In a tab that stays open, the SDK of the provider looks for changes of other tabs
 * every 800 ms, and would end a session that began in between.
 */
async function reload(...tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    await tab.reload();
    await tab.waitForLoadState('networkidle');
  }
}

const refuse = (route: Route): Promise<void> =>
  route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'Sign in to continue.' } });

/** Records the addresses that the page shows from now on. */
function watchPlaces(page: Page): string[] {
  const places: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) places.push(new URL(frame.url()).pathname);
  });
  return places;
}

/** Sends the next call of a method with an invalid token, as if its own had expired. */
async function spoilNext(page: Page, method: string): Promise<void> {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const authorization = `Bearer ${part({ alg: 'RS256' })}.${part({ sub: 'nobody' })}.c2lnbmF0dXJl`;
  let isDone = false;
  await page.route('**/api/**', async (route) => {
    if (isDone || route.request().method() !== method) return route.fallback();
    isDone = true;
    return route.continue({ headers: { ...(await route.request().allHeaders()), authorization } });
  });
}

test('an API that always answers 401 leads to sign-in, and stays there', async ({ page, server }) => {
  await enter(page, server.url, 'always', 'candidate');
  // A late call of the page before must not count.
  await page.goto('about:blank');
  const calls: string[] = [];
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    // The counts in the navigation may load at any time, or not at all after the refusal.
    if (!pathname.endsWith('/count')) calls.push(pathname);
    return refuse(route);
  });
  const places = watchPlaces(page);
  await page.goto('/admin/jobs/applied');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(places.filter((place) => place === '/check-auth')).toHaveLength(1);
  expect(calls.length).toBeLessThan(5);
  await expect(page.getByText(NOT_ACCEPTED, { exact: true })).toBeVisible();

  await signIn(page, 'always@session.test');
  await expect.poll(() => places.filter((place) => place === '/check-auth').length).toBe(2);
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fjobs%2Fapplied');
  await expect(page.getByText(NOT_ACCEPTED, { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.length).toBeLessThan(10);

  await page.unroute('**/api/**');
  await signIn(page, 'always@session.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Applied jobs' })).toBeVisible();
  await expect(page.getByText(NOT_ACCEPTED)).toHaveCount(0);
});

test('a call that is refused again after a recovery ends the session once', async ({ page, server }) => {
  await enter(page, server.url, 'again', 'candidate');
  await page.route('**/api/applications?*', refuse);
  const places = watchPlaces(page);
  await page.goto('/admin/jobs/applied');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fjobs%2Fapplied');
  await page.waitForLoadState('networkidle');
  expect(places.filter((place) => place === '/check-auth')).toHaveLength(2);
  await page.unroute('**/api/applications?*');
  await signIn(page, 'again@session.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Applied jobs' })).toBeVisible();
});

test('a refused token while a form is open loses no input', async ({ page, server }) => {
  await enter(page, server.url, 'form', 'employer');
  await page.goto('/admin/jobs/employer/form');
  await page.getByLabel('Title').fill('Pump engineer');
  await page.getByLabel('Description').fill(DESCRIPTION);
  await page.getByLabel('Location').fill('Deventer, Netherlands');
  await page.getByLabel('Employment type').selectOption('Full time');
  await pick(page.getByLabel('Category'), 'Engineering');
  await pick(page.getByLabel('Country'), 'Netherlands');
  await page.getByLabel('Pay from').fill('48000');
  await pick(page.getByLabel('Currency'), 'EUR');
  // The draft has saved itself, so the next POST publishes it.
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');
  await spoilNext(page, 'POST');
  const places = watchPlaces(page);
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect.poll(() => places).toEqual(['/check-auth', '/admin/jobs/employer/form']);
  await expect(page.getByLabel('Title')).toHaveValue('Pump engineer');
  await expect(page.getByLabel('Description')).toHaveText(DESCRIPTION);
  await expect(page.getByLabel('Category')).toHaveValue('Engineering');
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pump engineer' })).toBeVisible();
});

test.describe('Several tabs', () => {
  // A tab may refresh its token at the moment when another tab ends the session.
  test.use({ expectedFaults: [/401|ApiError|securetoken.*\/token|user-token-expired/] });

  test('sign-in and sign-out in one tab apply in the others, and input is kept for its author only', async ({ page, context, server }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    const other = await context.newPage();
    await enter(other, server.url, 'tabs', 'employer');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();

    const form = await context.newPage();
    // A form without automatic saving. On a slow machine, a draft on the server would change the address before the sign-out.
    await form.goto('/admin/feedbacks/form');
    const idea = form.getByRole('textbox', { name: 'What would help?' });
    await idea.fill('Show the water level.');
    await signOut(other);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(form).toHaveURL('/login?next=%2Fadmin%2Ffeedbacks%2Fform');
    await expect(form.getByText('Nothing is lost')).toBeVisible();
    await reload(page, form);

    const stranger = await ApiUser.signUp(server.url, 'stranger@session.test', PASSWORD, 'Kim');
    await stranger.must('POST', '/me/role', { role: 'employer' });
    await stranger.must('POST', '/companies', { name: 'Waterworks of Kim' });
    await signIn(form, 'stranger@session.test');
    await expect(idea).toHaveValue('');
    await signOut(other);
    await expect(form).toHaveURL(/\/login\?next=/);
    await reload(page, form);
    await signIn(form, 'tabs@session.test');
    await expect(idea).toHaveValue('Show the water level.');
  });
});

test('the calls that find out who the user is wait for no file but those that load with the document', async ({ page, server }) => {
  await enter(page, server.url, 'six', 'candidate');
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  const document = await page.goto('/admin/jobs/all');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const early = /desc="([^"]+)"/.exec((await document?.headerValue('server-timing')) ?? '')?.[1]?.split(' ') ?? [];
  const calls = [asked.indexOf('/api/me'), asked.findIndex((path) => path.endsWith('accounts:lookup'))];
  const other = asked.findIndex((path) => /^\/assets\/\d/.test(path) && !early.includes(path));
  expect(early.filter((file) => !asked.includes(file))).toEqual([]);
  expect(early.length).toBeGreaterThan(4);
  expect(calls.every((at) => at > 0 && (other === -1 || at < other))).toBe(true);
});
