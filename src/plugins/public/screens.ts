import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';

/** The landing page and the pages of texts. */
export const screens: readonly Screen[] = [
  { name: 'landing', who: 'visitor', route: '/', prepare: readOn },
  { name: 'landing-found', who: 'visitor', route: '/', prepare: (page) => typeWords(page, 'cym') },
  { name: 'landing-nothing', who: 'visitor', route: '/', prepare: (page) => typeWords(page, 'w'.repeat(400)) },
  { name: 'home', who: 'visitor', route: '/home' },
  { name: 'welcome', who: 'visitor', route: '/welcome', firstGet: 'never' },
  { name: 'privacy', who: 'visitor', route: '/privacy-policy', firstGet: 'never' },
  { name: 'terms', who: 'visitor', route: '/term-of-service', firstGet: 'never' },
  { name: 'privacy-inside', who: 'candidate', route: '/admin/privacy-policy', firstGet: 'never' },
  { name: 'terms-inside', who: 'candidate', route: '/admin/term-of-service', firstGet: 'never' },
];

/** What is below the first view is fetched when somebody comes to it. */
async function readOn(page: Page): Promise<void> {
  await page.locator('.chapters').scrollIntoViewIfNeeded();
  await page.locator('#employers').waitFor();
  await page.waitForLoadState('networkidle');
  // Back to the top, where every screen is looked at: the bar would lie half over whatever link it happens to stand on.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function typeWords(page: Page, words: string): Promise<void> {
  await page.locator('main input[type=search]').fill(words);
  await page.locator('main .found__count:not(:empty)').waitFor();
}
