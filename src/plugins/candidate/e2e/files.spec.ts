import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { pdfOf } from '#tests/e2e/support/pdf.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { ApiUser } from '#tests/support/api-client.ts';
import type { OwnProfile } from '../contract/schemas.ts';
import { aPerson, signIn } from './signed-in-person.ts';

/** A published posting of a new company. */
async function aPosting(api: ApiUser): Promise<string> {
  await api.must('POST', '/companies', { name: 'Lock works' });
  const { job } = await api.must<{ job: { id: string; version: number } }>('POST', '/jobs/drafts', {
    title: 'Lock keeper',
    description: 'You look after the locks and weirs of the canal, in every season, with two colleagues. '.repeat(3).trim(),
    ...{ location: 'Bergen', country: 'NO', workMode: 'onsite', employmentType: 'full_time', category: 'engineering' },
    salary: { min: 5_000_000, max: 6_500_000, currency: 'EUR', period: 'year' },
  });
  await api.must('POST', `/jobs/${job.id}/moves`, { to: 'published', version: job.version, days: 7 });
  return job.id;
}

const pdfNamed = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfOf('ABC', [0x41, 0x42, 0x43]) });

test('a candidate keeps CVs and a photo, and an employer opens the photo and the one CV that was sent', async ({
  page,
  server,
  openBrowser,
}) => {
  const candidate = await aPerson(server.url, 'robin', 'candidate');
  await signIn(page, candidate.email);
  await page.goto('/admin/profile/candidate/9');
  const cvs = page.getByRole('group', { name: 'CVs' });
  await cvs.locator('input[type=file]').setInputFiles(pdfNamed('robin.pdf'));
  await expect(cvs.getByLabel('Name of the CV')).toHaveValue('robin');
  await cvs.locator('input[type=file]').setInputFiles(pdfNamed('long.pdf'));
  await cvs.getByRole('listitem').filter({ hasText: 'long.pdf' }).getByRole('radio').check();
  await cvs.getByLabel('Name of the CV').last().fill('Everything');
  await cvs.getByRole('button', { name: 'Remove robin.pdf' }).click();
  await expect(cvs.getByText('robin.pdf')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cvs.getByLabel('Name of the CV')).toHaveCount(2);
  expect(await accessibilityFindings(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/candidate\/10$/);

  await page.goto('/admin/profile/candidate/1');
  const photo = page.getByRole('group', { name: 'Photo' });
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 600 } });
  await photo.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(photo.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByLabel('Headline').fill('Lock keeper');
  await page.getByLabel(/I am old enough/).check();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/candidate\/2$/);
  await page.goto('/admin/profile/candidate');
  await expect(page.getByRole('img', { name: 'Photo' })).toHaveJSProperty('naturalWidth', 512);

  const employer = await aPerson(server.url, 'lena', 'employer');
  const jobId = await aPosting(employer.api);
  const { candidateId, sections } = await candidate.api.must<OwnProfile>('GET', '/candidates/me');
  const cv = sections.portfolio.value.cvs.find(({ isDefault }) => isDefault)?.fileId;
  await candidate.api.must('POST', `/jobs/${jobId}/applications`, { cv });
  const reader = await openBrowser();
  await signIn(reader, employer.email);
  await reader.goto(`/admin/jobs/employer/${jobId}/${candidateId}`);
  await expect(reader.getByRole('img', { name: 'Photo' })).toHaveJSProperty('naturalWidth', 512);
  const shown = reader.getByRole('button', { name: /^View / });
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName('View Everything');
  await shown.click();
  const dialog = reader.getByRole('dialog', { name: 'Everything' });
  await expect(dialog.locator('canvas').first()).toBeVisible();
  expect(await accessibilityFindings(reader, 'dialog')).toEqual([]);
});

test('a CV is saved when its upload ends after the candidate went on', async ({ page, server }) => {
  const candidate = await aPerson(server.url, 'sam', 'candidate');
  await signIn(page, candidate.email);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/files?*', async (route) => {
    await held;
    return route.continue();
  });
  await page.goto('/admin/profile/candidate/9');
  const cvs = page.getByRole('group', { name: 'CVs' });
  await cvs.locator('input[type=file]').setInputFiles(pdfNamed('sam.pdf'));
  await expect(cvs.getByRole('progressbar')).toBeVisible();
  await page.getByLabel('About you').fill('I like locks.');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/candidate\/10$/);
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/portfolio'));
  release();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('list', { name: 'CVs' }).getByRole('button', { name: 'View sam' })).toBeVisible();
});
