import type { Browser, Page } from '@playwright/test';
import { watchFaults } from '../support/faults.ts';
import type { Account } from './world.ts';

/** A user with their own browser, signed in once for all of their screens. */
export interface Person {
  readonly page: Page;
  /** New console errors, exceptions and policy violations since the last call, without the expected ones. */
  readonly faults: (expected?: RegExp) => string[];
}

/** Opens a browser. With an `account`, signs in on the sign-in page. */
export async function openPerson(browser: Browser, baseURL: string, account: Account | undefined): Promise<Person> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' });
  const watch = watchFaults([]);
  await watch.watch(context);
  const page = await context.newPage();
  if (account !== undefined) await signIn(page, account);
  let told = 0;
  return {
    page,
    faults: (expected) => {
      const news = watch.unexpected().slice(told);
      told += news.length;
      return news.filter((fault) => !expected?.test(fault));
    },
  };
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  // Waits, because leaving the page while the session starts would interrupt the start.
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor();
}
