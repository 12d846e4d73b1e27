import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { TrellisServer } from '../../support/trellis-server.ts';
import { type Faults, watchFaults } from './faults.ts';
import { startThrowAwayServer } from './throw-away-server.ts';

interface PerTest {
  /** Console errors that a test causes on purpose, for example a deliberate 404. */
  expectedFaults: RegExp[];
  /** Opens a browser for another user, with separate cookies and storage, watched like `page`. */
  openBrowser: () => Promise<Page>;
  faults: Faults;
}

interface PerWorker {
  /** Environment variables of the server, for a whole file of tests. */
  serverEnv: Readonly<Record<string, string>>;
  server: TrellisServer;
}

/**
 * Playwright's `test` on the real server. It watches every page: a console error, an exception or a violation of the content security
 * policy fails the test.
 */
export const test = base.extend<PerTest, PerWorker>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv }, use) => {
      const { server, remove } = await startThrowAwayServer(serverEnv);
      await use(server);
      await remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  expectedFaults: [[], { option: true }],
  faults: async ({ expectedFaults }, use) => {
    const faults = watchFaults(expectedFaults);
    await use(faults);
    expect(faults.unexpected(), 'console errors, exceptions and policy breaches').toEqual([]);
  },
  context: async ({ context, faults }, use) => {
    await faults.watch(context);
    await use(context);
    // A request of the page may still be answered by a route of the test.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
  openBrowser: async ({ browser, baseURL, faults }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'en-GB', timezoneId: 'UTC' });
      opened.push(context);
      await faults.watch(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

export { expect };
