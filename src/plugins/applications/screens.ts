import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { applyingScreens } from './e2e/applying-screens.ts';

const FORM = '/admin/jobs/employer/form';

/** The applications of a candidate, and the applicants of an employer. */
export const screens: readonly Screen[] = [
  { name: 'job-applied', who: 'candidate', route: '/admin/jobs/all/:id', at: ({ jobId }) => `/admin/jobs/all/${jobId}` },
  { name: 'applied', who: 'candidate', route: '/admin/jobs/applied' },
  {
    name: 'application',
    who: 'candidate',
    route: '/admin/jobs/applied/:id',
    at: ({ applicationId }) => `/admin/jobs/applied/${applicationId}`,
  },
  ...applyingScreens,
  { name: 'applicants', who: 'employer', route: '/admin/jobs/employer/:jobId', at: ({ jobId }) => `/admin/jobs/employer/${jobId}` },
  {
    name: 'applicants-none',
    who: 'employer',
    route: '/admin/jobs/employer/:jobId',
    at: ({ quietJobId }) => `/admin/jobs/employer/${quietJobId}`,
  },
  {
    name: 'applicant',
    who: 'employer',
    route: '/admin/jobs/employer/:jobId/:userId',
    at: ({ jobId, candidateId }) => `/admin/jobs/employer/${jobId}/${candidateId}`,
  },
  {
    name: 'job-form-applying',
    who: 'employer',
    route: FORM,
    firstGet: 'not here',
    at: ({ quietJobId }) => `${FORM}?id=${quietJobId}`,
    prepare: askQuestions,
  },
  {
    name: 'job-form-applying-preview',
    who: 'employer',
    route: FORM,
    firstGet: 'not here',
    at: ({ quietJobId }) => `${FORM}?id=${quietJobId}`,
    prepare: previewQuestions,
  },
];

/** Writes two questions into the form of a published posting, with a hint and with a fault. In the second language, those of the first stay. */
async function askQuestions(page: Page): Promise<void> {
  const question = page.locator('li[data-item]').last();
  for (const [kind, text] of [
    ['single', 'How old are you? كم عمرك؟'],
    ['number', ''],
  ] as const) {
    await page.locator('[data-do=add]').last().click();
    await question.locator('select').first().selectOption(kind);
    await question.locator('input[type=text]').first().fill(text);
  }
  await page.locator('h1').first().click();
  await question.locator('.field__error').first().waitFor();
}

/** Shows the questions as candidates see them. */
async function previewQuestions(page: Page): Promise<void> {
  await page.locator('[data-do=add]').last().click();
  const question = page.locator('li[data-item]').last();
  await question.locator('input[type=text]').first().fill('Which licence do you hold?');
  await page.locator('[data-preview]').click();
  await page.locator('dialog[open]').waitFor();
}
