import { type Browser, chromium } from 'playwright';
import { findChromium } from '../setup/chromium.ts';

/** Runs something in a browser that does nothing else, and closes it. `more` are further arguments of the browser. */
export async function inBrowser(run: (browser: Browser) => Promise<void>, more: readonly string[] = []): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...more],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    await run(browser);
  } finally {
    await browser.close();
  }
}
