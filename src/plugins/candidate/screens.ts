import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { MISSING, submitEmpty } from '#tests/e2e/screens/states.ts';

const LIST = '/admin/candidates';
const SHEET = '/admin/candidates/view';
const GONE = '018f0000-0000-7000-8000-00000000dead';

/** The candidate's profile, the steps that fill it, and the screens that find candidates. */
export const screens: readonly Screen[] = [
  { name: 'candidate-profile', who: 'candidate', route: '/admin/profile/candidate' },
  ...Array.from({ length: 10 }, (_, index) => ({
    name: `candidate-wizard-${index + 1}`,
    who: 'candidate' as const,
    route: `/admin/profile/candidate/${index + 1}`,
  })),
  { name: 'candidate-wizard-photo', who: 'candidate', route: '/admin/profile/candidate/1', prepare: cropPhoto },
  { name: 'candidate-wizard-editor', who: 'candidate', route: '/admin/profile/candidate/4', prepare: editSecond },
  { name: 'candidate-wizard-blank', who: 'beginner', route: '/admin/profile/candidate/1', prepare: submitEmpty },
  { name: 'candidate-wizard-missing', who: 'beginner', route: '/admin/profile/candidate/10' },
  { name: 'candidates', who: 'employer', route: LIST },
  { name: 'candidates-none', who: 'employer', route: LIST, at: () => `${LIST}?q=zzzzqqqq&country=NL&languages=nl:b2` },
  { name: 'candidates-managed', who: 'admin', route: LIST },
  { name: 'candidates-managed-none', who: 'admin', route: LIST, at: () => `${LIST}?q=zzzzqqqq` },
  { name: 'candidate', who: 'employer', route: `${LIST}/:id`, at: ({ candidateId }) => `${LIST}/${candidateId}` },
  {
    name: 'candidate-invite',
    who: 'employer',
    route: `${LIST}/:id`,
    at: ({ candidateId }) => `${LIST}/${candidateId}`,
    prepare: openInvitation,
  },
  { name: 'candidate-gone', who: 'employer', route: `${LIST}/:id`, at: () => `${LIST}/${GONE}`, expectedFaults: MISSING },
  {
    name: 'candidate-reason',
    who: 'admin',
    route: `${LIST}/:id`,
    at: ({ candidateId }) => `${LIST}/${candidateId}`,
    prepare: submitEmpty,
    expectedFaults: MISSING,
    // The first call is quiet.
    firstGet: 'not here',
  },
  { name: 'candidate-sheet', who: 'employer', route: SHEET, at: ({ candidateId }) => `${SHEET}?id=${candidateId}` },
  { name: 'candidate-preview', who: 'candidate', route: SHEET },
  { name: 'candidate-profile-blank', who: 'beginner', route: '/admin/profile/candidate' },
];

/** Opens the second item of a list for editing, and submits invalid input. */
async function editSecond(page: Page): Promise<void> {
  await page.locator('main [data-do=edit]').nth(1).click();
  await page.locator('main [data-item] input').first().fill('x');
  await page.locator('main [data-item] button[type=submit]').click();
  await page.locator('main [aria-invalid=true]').first().waitFor();
}

/** Chooses a photo, and stays at the choice of its part. */
async function cropPhoto(page: Page): Promise<void> {
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('main input[type=file]').first().setInputFiles(photo);
  await page.locator('dialog[open] [role=group] img').waitFor();
}

/** Opens the dialog that invites the candidate. */
async function openInvitation(page: Page): Promise<void> {
  await page.locator('main [data-bar] .btn').first().click();
  await page.locator('dialog[open] form').waitFor();
}
