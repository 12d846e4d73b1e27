import type { Browser, Page } from '@playwright/test';
import { watchFaults } from '../support/faults.ts';
import type { Account } from './world.ts';

/** Somebody with a browser of their own, signed in once for all the screens they look at. */
export interface Person {
  readonly page: Page;
  /** Console errors, exceptions and policy breaches since the last call, except the expected ones. */
  readonly faults: (expected?: RegExp) => string[];
}

/** Opens a browser; `account` signs in through the sign-in screen. */
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
  // Whoever leaves while the session begins leaves it half begun.
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor();
}
