import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/setup/chromium.ts';

const executablePath = findChromium();

// The browser talks to nobody but the server under test.
const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
];

export default defineConfig({
  // The project itself is the folder of tests, so that copies below ignored folders are left out.
  testMatch: ['tests/e2e/*.spec.ts', 'tests/conformance/*.spec.ts', 'src/plugins/*/e2e/*.spec.ts'],
  outputDir: 'test-results',
  // Each worker has a server with a database of its own, which serves its tests one after another: each finds what it made itself.
  // Pages spend much of their time waiting, so three workers are needed to keep two cores busy.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Pictures and copies of the document at each step would take a quarter of the processor time. `--trace on` records them for one test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: QUIET, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
