import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';

/** The landing page, the welcome page and the legal texts. */
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

/** Scrolls down, because the part below the first view loads only then. */
async function readOn(page: Page): Promise<void> {
  await page.locator('main > div').scrollIntoViewIfNeeded();
  await page.locator('#employers').waitFor();
  await page.waitForLoadState('networkidle');
  // Back to the top, as in every screen test. Further down, the header would cover half of a link.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function typeWords(page: Page, words: string): Promise<void> {
  await page.locator('main input[type=search]').fill(words);
  await page.locator('main [role=status]:not(:empty)').waitFor();
}
