import type { Page } from '@playwright/test';

/** Waits until the page has loaded everything by itself. If a test disconnected the network earlier, it would also interrupt that. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => document.querySelector(':is(main, dialog) :is([aria-busy=true], .skeleton):not([data-sample] *)') === null,
  );
  // A dialog that still slides in is neither where it belongs nor as opaque.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}
