import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { TrellisServer } from '../../support/trellis-server.ts';
import { type Faults, watchFaults } from './faults.ts';
import { startThrowAwayServer } from './throw-away-server.ts';

interface PerTest {
  /** Console errors that a test provokes on purpose, for example the 404 it asks for. */
  expectedFaults: RegExp[];
  /** Opens the browser of one more person: cookies and storage of their own, watched like `page`. */
  openBrowser: () => Promise<Page>;
  faults: Faults;
}

interface PerWorker {
  /** Environment variables of the server, for a whole file of tests. */
  serverEnv: Readonly<Record<string, string>>;
  server: TrellisServer;
}

/** Playwright's `test` on the real server, with every page watched: a console error, an exception or a breach of the content security policy fails the test. */
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
