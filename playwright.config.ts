import { defineConfig, type LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/setup/chromium.ts';

const whole = findChromium();
// Chromium without a window and its menus: the same engine, for two thirds of the processor time.
const shell = findHeadlessShell() ?? whole;

// The browser talks to nobody but the server under test.
const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
];

// The shell has no notifications. Tests that need them have this word in their title or in the name of their file.
const NEEDS_NOTIFICATIONS = /push/;

function launch(executablePath: string | undefined): LaunchOptions {
  return { args: QUIET, ...(executablePath === undefined ? {} : { executablePath }) };
}

export default defineConfig({
  // The project itself is the folder of tests, so that copies below ignored folders are left out.
  testMatch: ['tests/e2e/*.spec.ts', 'tests/e2e/walks/*.spec.ts', 'tests/conformance/*.spec.ts', 'src/plugins/*/e2e/*.spec.ts'],
  outputDir: 'test-results',
  // Each worker has a server with a database of its own, which serves its tests one after another: each finds what it made itself.
  // Pages spend much of their time waiting, so three workers are needed to keep two cores busy.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine is slow; only a test that hangs fails by the clock.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Traces would take processor time in every test. `--trace on` records them for one test.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'shell', grepInvert: NEEDS_NOTIFICATIONS, use: { launchOptions: launch(shell) } },
    { name: 'whole', grep: NEEDS_NOTIFICATIONS, use: { launchOptions: launch(whole) } },
  ],
});
