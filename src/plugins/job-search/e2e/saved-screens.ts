import type { Page } from '@playwright/test';
import type { Screen } from '../../../../tests/e2e/screens/screen.ts';
import { MISSING } from '../../../../tests/e2e/screens/states.ts';
import type { World } from '../../../../tests/e2e/screens/world.ts';
import { ApiUser } from '../../../../tests/support/api-client.ts';

const SAVED = '/admin/jobs/saved';

/** Saved jobs and searches of the candidate, with the longest words. */
async function withSaved({ url, accounts: { candidate }, jobId, quietJobId }: World): Promise<string> {
  const api = await ApiUser.signIn(url, candidate.email, candidate.password);
  for (const id of [jobId, quietJobId]) await api.must('PUT', `/jobs/${id}/saved`, { note: `${'w'.repeat(120)}\nاسأل عن نورة` });
  const { items } = await api.must<{ items: { name: string }[] }>('GET', '/jobs/searches');
  const name = 'w'.repeat(60);
  if (items.length === 0) await api.must('POST', '/jobs/searches', { name, terms: { q: 'keeper', workMode: 'remote,hybrid' } });
  return quietJobId;
}

/** The pages of saved jobs and searches. */
export const savedScreens: readonly Screen[] = [
  {
    name: 'saved',
    who: 'candidate',
    route: SAVED,
    at: async (world) => {
      await withSaved(world);
      return SAVED;
    },
  },
  { name: 'saved-none', who: 'beginner', route: SAVED },
  {
    name: 'saved-note',
    who: 'candidate',
    route: SAVED,
    at: async (world) => {
      await withSaved(world);
      return SAVED;
    },
    prepare: editNote,
  },
  { name: 'saved-job', who: 'candidate', route: `${SAVED}/:id`, at: async (world) => `${SAVED}/${await withSaved(world)}` },
  // The id of something else.
  {
    name: 'saved-job-missing',
    who: 'candidate',
    route: `${SAVED}/:id`,
    at: ({ companyId }) => `${SAVED}/${companyId}`,
    expectedFaults: MISSING,
  },
];

async function editNote(page: Page): Promise<void> {
  await page.locator('[data-note] button').first().click();
  await page.locator('main form textarea').waitFor();
}
