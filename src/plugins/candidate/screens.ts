import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { submitEmpty } from '#tests/e2e/screens/states.ts';

/** The candidate's profile and the steps that fill it. */
export const screens: readonly Screen[] = [
  { name: 'candidate-profile', who: 'candidate', route: '/admin/profile/candidate' },
  ...Array.from({ length: 10 }, (_, index) => ({
    name: `candidate-wizard-${index + 1}`,
    who: 'candidate' as const,
    route: `/admin/profile/candidate/${index + 1}`,
  })),
  { name: 'candidate-wizard-editor', who: 'candidate', route: '/admin/profile/candidate/4', prepare: editSecond },
  { name: 'candidate-wizard-blank', who: 'beginner', route: '/admin/profile/candidate/1', prepare: submitEmpty },
  { name: 'candidate-wizard-missing', who: 'beginner', route: '/admin/profile/candidate/10' },
  { name: 'candidate-profile-blank', who: 'beginner', route: '/admin/profile/candidate' },
];

/** Opens the second item of a list for editing, and submits invalid input. */
async function editSecond(page: Page): Promise<void> {
  await page.locator('main .item__edit').nth(1).click();
  await page.locator('main .item-editor input').first().fill('x');
  await page.locator('main .item-editor button[type=submit]').click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
}
