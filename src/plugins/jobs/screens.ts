import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { MISSING, submitEmpty } from '#tests/e2e/screens/states.ts';
import { managedScreens } from './e2e/managed-screens.ts';

const SEARCH = '/admin/jobs/all';
const MANAGED = '/admin/jobs/employer';

/** Reading job postings, and managing them. */
export const screens: readonly Screen[] = [
  { name: 'jobs-hub', who: 'candidate', route: '/admin/jobs' },
  { name: 'open-job', who: 'visitor', route: '/jobs/:id', at: ({ quietJobId }) => `/jobs/${quietJobId}` },
  { name: 'open-job-missing', who: 'visitor', route: '/jobs/:id', at: ({ companyId }) => `/jobs/${companyId}`, expectedFaults: MISSING },
  { name: 'job', who: 'candidate', route: `${SEARCH}/:id`, at: ({ quietJobId }) => `${SEARCH}/${quietJobId}` },
  { name: 'job-managed', who: 'employer', route: `${SEARCH}/:id`, at: ({ quietJobId }) => `${SEARCH}/${quietJobId}` },
  { name: 'job-report', who: 'candidate', route: `${SEARCH}/:id`, at: ({ quietJobId }) => `${SEARCH}/${quietJobId}`, prepare: openReport },
  // The id of something else.
  {
    name: 'job-missing',
    who: 'candidate',
    route: `${SEARCH}/:id`,
    at: ({ companyId }) => `${SEARCH}/${companyId}`,
    expectedFaults: MISSING,
  },
  ...managedScreens,
  { name: 'job-form', who: 'employer', route: `${MANAGED}/form` },
  { name: 'job-form-admin', who: 'admin', route: `${MANAGED}/form`, prepare: chooseCompany },
  { name: 'job-form-draft', who: 'employer', route: `${MANAGED}/form`, prepare: beginDraft },
  { name: 'job-view', who: 'employer', route: '/admin/jobs/view', at: ({ quietJobId }) => `/admin/jobs/view?id=${quietJobId}` },
  { name: 'job-form-errors', who: 'employer', route: `${MANAGED}/form`, prepare: submitEmpty },
];

/** Opens the form that reports a posting, and sends it without a reason. */
async function openReport(page: Page): Promise<void> {
  await page.locator('[data-end] [aria-haspopup=dialog]').click();
  await page.locator('dialog[open] button[type=submit]').click();
  await page.locator('dialog[open] .field__error').waitFor();
}

/** Fills in a form so that it is saved as a draft, with a hint and with what publishing still needs. */
async function beginDraft(page: Page): Promise<void> {
  // In the second language, the form has the draft of the first one. Only a change is saved.
  const language = await page.evaluate(() => document.documentElement.lang);
  await page.locator('input[name=title]').fill(`Salesman for pumps (${language})`);
  await page.locator('input[name=payMin]').fill('30000');
  await page.locator('input[name=payMax]').fill('120000');
  await page.locator('input[name=payMax]').blur();
  await page.locator('[data-save-state=saved]').waitFor();
}

/** Chooses the company for which an administrator posts. */
async function chooseCompany(page: Page): Promise<void> {
  const company = page.locator('input[name=companyId]');
  await company.fill('e');
  await page.locator('[role=option]').first().click();
  await company.evaluate((input: HTMLInputElement) => input.value !== '' || Promise.reject(new Error('No company is chosen.')));
}
