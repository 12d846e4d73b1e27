import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { submitEmpty } from '#tests/e2e/screens/states.ts';
import { itemScreens } from './e2e/item-screens.ts';
import { ITEM_ID } from './e2e/stubbed-feedback.ts';
import { teamScreens } from './e2e/team-screens.ts';

export const screens: readonly Screen[] = [
  { name: 'feedback', who: 'visitor', route: '/submit-feedback', firstGet: 'never' },
  { name: 'feedback-errors', who: 'visitor', route: '/submit-feedback', prepare: submitEmpty },
  { name: 'feedback-sent', who: 'visitor', route: '/submit-feedback', prepare: sendFeedback },
  { name: 'feedback-refused', who: 'visitor', route: '/submit-feedback', prepare: sendTooMuch, expectedFaults: /429|failed ApiError/ },
  ...teamScreens,
  ...itemScreens,
];

/** The reply is stubbed, because the server accepts only a few in an hour and this screen is tested more often. */
async function sendFeedback(page: Page): Promise<void> {
  await answerFeedback(page, 201, { id: ITEM_ID, number: 'F-BCDFGH' });
  await page.locator('main [data-sent]').waitFor();
}

async function sendTooMuch(page: Page): Promise<void> {
  await answerFeedback(page, 429, { code: 'feedback.too-many', message: 'Wait.', retryAfter: 2400 });
  await page.locator('main .note').waitFor();
}

async function answerFeedback(page: Page, status: number, json: object): Promise<void> {
  await page.route('**/api/feedback', (route) => route.fulfill({ status, json }), { times: 1 });
  await page.locator('main textarea').fill(`${'w'.repeat(400)} اقتراح`);
  await page.locator('main input[type=email]').fill('ann@example.org');
  await page.locator('main label:has(input[value="4"])').click();
  await page.locator('main form button[type=submit]').click();
}
