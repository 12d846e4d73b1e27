import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installed } from '../checks/command.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** A working Chromium on this machine: `CHROME`, else one on the path, else Playwright's own; `undefined` when there is none. */
export function findChromium(): string | undefined {
  const { CHROME, PATH = '' } = process.env;
  if (CHROME) {
    if (runs(CHROME)) return CHROME;
    throw new Error(`CHROME is ${CHROME}, but this program does not run.`);
  }
  return [...onPath(NAMES, PATH), chromium.executablePath()].find(runs);
}

/** The headless shell of Chromium on the path; `undefined` when there is none, or when `CHROME` names the browser to use. */
export function findHeadlessShell(): string | undefined {
  const { CHROME, PATH = '' } = process.env;
  return CHROME ? undefined : onPath(SHELL_NAMES, PATH).find(runs);
}

function onPath(names: readonly string[], path: string): string[] {
  return path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * A working Chromium. It is downloaded when there is none.
 *
 * @throws Error with one sentence when none is available
 */
export function provideChromium(): string {
  return findChromium() ?? afterDownload() ?? afterSystemInstall() ?? none();
}

// On some systems, a file of that name only asks for an installation. Running it shows whether it works.
function runs(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function afterDownload(): string | undefined {
  console.error('This machine has no Chromium. Downloading the Chromium of Playwright.');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  spawnSync(process.execPath, [installed('@playwright/test/cli.js'), 'install', ...withLibraries, 'chromium'], { stdio: 'ignore' });
  return findChromium();
}

function afterSystemInstall(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  console.error('The download failed. Installing Chromium with apt-get.');
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  // The shell makes the tests faster. Systems without this package test in the whole browser.
  for (const name of ['chromium', 'chromium-headless-shell'])
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
  return findChromium();
}

function none(): never {
  throw new Error('Chromium is missing and could not be installed. Install it, or set CHROME to its path, then repeat the command.');
}
