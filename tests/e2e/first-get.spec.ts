import type { Page, Request } from '@playwright/test';
import { getMe } from '#core/contract/me.ts';
import { test } from './screens/people.ts';
import type { Person } from './screens/person.ts';
import { forFirstGets, readScreens } from './screens/screens.ts';
import { settled } from './support/settled.ts';
import { expect } from './support/test.ts';

/** Whether the frame of the page makes this call: the user's data, and the counts in the navigation, which the user did not request. */
function isOfTheFrame(pathname: string): boolean {
  return pathname === `/api${getMe.path}` || /\/counts?$/.test(pathname);
}

// One screen of each kind of page. Each other route has the same test without a browser: tests/conformance/first-get.test.tsx.
const NAMES = ['landing', 'search', 'job-form', 'candidate-wizard-1', 'employer-dashboard', 'master-rows'];

const PAGES = forFirstGets(await readScreens()).filter(({ name }) => NAMES.includes(name));

test('each named page exists', () => {
  expect(PAGES.map(({ name }) => name).sort()).toEqual(NAMES.toSorted());
});

/** The first GET that a page sends by itself, as path and query. */
async function firstGetOf(page: Page, address: string): Promise<string> {
  // A late call of the page before must not count.
  await page.goto('about:blank');
  const asked: string[] = [];
  const note = (request: Request): void => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !isOfTheFrame(pathname)) asked.push(pathname + search);
  };
  page.on('request', note);
  await page.goto(address);
  await readToEnd(page);
  await expect.poll(() => scrollToEnd(page).then(() => asked.length)).toBeGreaterThan(0);
  page.off('request', note);
  return asked[0] ?? '';
}

/** Scrolls down, because some parts load only then. */
async function readToEnd(page: Page): Promise<void> {
  await settled(page);
  await scrollToEnd(page);
  await settled(page);
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}

/** Answers every call of this GET with a message. */
async function answerWith(page: Page, address: string, message: string): Promise<void> {
  await page.route(
    ({ pathname, search }) => pathname + search === address,
    (route) => (route.request().method() === 'GET' ? route.fulfill({ status: 422, json: { message } }) : route.fallback()),
  );
}

/** Console errors of the refused calls and of the code that needed them. */
const REFUSED = /422 \(Unprocessable Entity\)|ApiError: The server answered 422/;

/** Later tests use the same page, so no call may be pending when the real replies return, and no fault may remain unread. */
async function leave({ page, faults }: Person): Promise<void> {
  await page.goto('about:blank');
  await page.unrouteAll();
  expect(faults(REFUSED)).toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

for (const [index, screen] of PAGES.entries()) {
  test(`the first GET of ${screen.route}, answered 422 with a message, shows that message`, async ({ people, world }) => {
    const person = await people(screen);
    const { page } = person;
    const address = (await screen.at?.(world)) ?? screen.route;
    const first = await firstGetOf(page, address);
    const message = `Heldout says no ${index}`;
    await answerWith(page, first, message);
    await page.goto(address);
    await expect(async () => {
      await scrollToEnd(page);
      expect(await page.locator('.snack .grow').allTextContents()).toEqual([message]);
    }).toPass();
    await leave(person);
  });
}

// A public page and a guarded one.
for (const address of ['/', '/admin/jobs/all']) {
  test(`GET /me of ${address}, answered 422 with a message, shows that message`, async ({ people }) => {
    const person = await people({ who: 'candidate' });
    const { page } = person;
    await answerWith(page, '/api/me', 'Heldout knows nobody');
    await page.goto(address);
    await expect(page.locator('.snack .grow')).toHaveText('Heldout knows nobody');
    await leave(person);
  });
}
