import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { failAtPush, offerPush } from './e2e/push-states.ts';

const DELETION = '/admin/account/delete-account';
const PASSWORD = '/admin/account/reset-password';
const SIGN_OUT = '/admin/account/signout';

/** The account pages, sign-out, and the choice of a role. */
export const screens: readonly Screen[] = [
  { name: 'choose-role', who: 'newcomer', route: '/admin/profile/choose-role', firstGet: 'never' },
  { name: 'own-profile', who: 'candidate', route: '/admin/profile' },
  { name: 'account', who: 'candidate', route: '/admin/account', prepare: sessionsListed },
  { name: 'account-newcomer', who: 'newcomer', route: '/admin/account', prepare: sessionsListed },
  { name: 'account-renaming', who: 'candidate', route: '/admin/account', prepare: rename },
  { name: 'reset-password', who: 'candidate', route: PASSWORD, firstGet: 'never' },
  { name: 'reset-password-errors', who: 'candidate', route: PASSWORD, prepare: submit },
  { name: 'delete-account', who: 'candidate', route: DELETION, prepare: planned },
  { name: 'delete-account-employer', who: 'employer', route: DELETION, prepare: planned },
  { name: 'delete-account-errors', who: 'candidate', route: DELETION, prepare: submit },
  { name: 'delete-account-asked', who: 'candidate', route: DELETION, prepare: ask },
  { name: 'delete-account-demo', who: 'admin', route: DELETION, prepare: (page) => page.locator('main .note').waitFor() },
  { name: 'sign-out-unsaved', who: 'candidate', route: SIGN_OUT, at: () => '/admin/account', prepare: leaveWithDraft },
  { name: 'account-push', who: 'candidate', route: '/admin/account', prepare: offerPush },
  {
    name: 'account-push-failed',
    who: 'candidate',
    route: '/admin/account',
    prepare: failAtPush,
    expectedFaults: /404|service worker|push token|Push API/,
  },
];

/** Routes that redirect as soon as they open. */
export const passingRoutes: readonly string[] = [SIGN_OUT];

async function sessionsListed(page: Page): Promise<void> {
  await page.locator('main ul[tabindex] > li').first().waitFor();
}

async function rename(page: Page): Promise<void> {
  await sessionsListed(page);
  await page.locator('main [data-who] button').click();
  await page.locator('main [data-name] input').fill('w'.repeat(400));
  await page.locator('main [data-name] button[type=submit]').click();
  await page.locator('main [aria-invalid=true]').waitFor();
}

async function planned(page: Page): Promise<void> {
  await page.locator('main [data-list]').last().waitFor();
}

async function submit(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').click();
  await page.locator('main [aria-invalid=true]').waitFor();
}

async function ask(page: Page): Promise<void> {
  await page.locator('main input[type=password]').fill('not sent');
  await page.locator('main form button[type=submit]').first().click();
  await page.locator('dialog[open]').waitFor();
}

/** Makes an unsaved change, so that sign-out asks first. */
async function leaveWithDraft(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('trellis.draft.somebody.letter', '{}'));
  await page.goto('/admin/account/signout');
  await page.locator('main .note').waitFor();
}
