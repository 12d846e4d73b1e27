import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { submitEmpty } from '#tests/e2e/screens/states.ts';

const ROWS = '/admin/settings/masters/:entity';
const CATEGORIES = '/admin/settings/masters/job-categories';

/** The master data pages, with the job categories as the example. */
export const screens: readonly Screen[] = [
  { name: 'masters', who: 'admin', route: '/admin/settings/masters' },
  { name: 'masters-access', who: 'admin', route: '/admin/settings/masters', at: () => '/admin/settings/masters?view=access' },
  { name: 'master-rows', who: 'admin', route: ROWS, at: () => CATEGORIES },
  { name: 'master-rows-chosen', who: 'admin', route: ROWS, at: () => CATEGORIES, prepare: chooseRows },
  { name: 'master-rows-fixed', who: 'admin', route: ROWS, at: () => '/admin/settings/masters/countries' },
  { name: 'master-rows-empty', who: 'admin', route: ROWS, at: () => '/admin/settings/masters/occupations' },
  { name: 'master-suggestions', who: 'admin', route: ROWS, at: () => '/admin/settings/masters/skills?view=suggestions' },
  { name: 'master-rows-none', who: 'admin', route: ROWS, at: () => `${CATEGORIES}?q=zzzzqqqq` },
  { name: 'master-form', who: 'admin', route: `${ROWS}/form`, at: () => `${CATEGORIES}/form?code=engineering` },
  { name: 'master-form-errors', who: 'admin', route: `${ROWS}/form`, at: () => `${CATEGORIES}/form`, prepare: submitEmpty },
  { name: 'master-access', who: 'admin', route: `${ROWS}/form-rbac`, at: () => `${CATEGORIES}/form-rbac`, prepare: changeAccess },
  { name: 'master-access-visitor', who: 'visitor', route: `${ROWS}/form-rbac`, at: () => `${CATEGORIES}/form-rbac` },
];

// Leaves a change unsaved, so that the bar with unsaved changes covers the page.
async function changeAccess(page: Page): Promise<void> {
  await page.locator('table label').last().click();
  await page.locator('.selection-bar').waitFor();
}

// Leaves rows selected, so that the bar with their actions covers the page.
async function chooseRows(page: Page): Promise<void> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  for (const at of [0, 1]) await rows.nth(at).locator('input[type=checkbox]').check();
  await page.locator('.selection-bar').waitFor();
}
