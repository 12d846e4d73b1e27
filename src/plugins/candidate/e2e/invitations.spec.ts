import type { Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { aFoundCandidate, anEmployerWithPosting, type TestPerson } from './a-found-candidate.ts';

// The blocked company asks for a profile that it no longer sees.
test.use({ expectedFaults: [/404|ApiError/] });

const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { language: 'ar', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;

async function signIn(page: Page, { email, password }: TestPerson, language: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
}

/** Invites the candidate to the only posting of the employer. */
async function invite(employer: TestPerson, candidate: TestPerson, message: string): Promise<string> {
  const { candidateId } = await candidate.api.must<{ candidateId: string }>('GET', '/candidates/me');
  const { items } = await employer.api.must<{ items: { id: string }[] }>('GET', '/jobs/managed');
  await employer.api.must('POST', `/candidates/${candidateId}/invitations`, { jobId: items[0]?.id, message });
  return candidateId;
}

const stateOf = async (employer: TestPerson, candidateId: string): Promise<string | undefined> => {
  const { body } = await employer.api.call<{ items?: { state: string }[] }>('GET', `/candidates/${candidateId}/invitations`);
  return body.items?.[0]?.state;
};

for (const { language, ...look } of LOOKS) {
  test.describe(`in ${language} at ${look.viewport.width} px`, () => {
    test.use(look);
    const words = wordsOf(language, ['candidate', 'jobs', 'applications']);

    test('an invited candidate declines and blocks the company, which then no longer sees the profile', async ({
      page,
      openBrowser,
      server,
    }) => {
      const employer = await anEmployerWithPosting(server.url, `Weir ${language}`, 'Weir keeper');
      const candidate = await aFoundCandidate(server.url, `Kim ${language}`, `Weirkeeper${language}`);
      const candidateId = await invite(employer, candidate, 'We look for you.');
      const company = `Weir ${language} works`;
      await signIn(page, candidate, language);
      await page.goto('/admin/dashboard');
      await expect(page.getByText('We look for you.')).toBeVisible();
      expect(await accessibilityFindings(page, 'main')).toEqual([]);
      await page.getByRole('button', { name: words('candidate:invitation.decline') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').check();
      expect(await accessibilityFindings(page, 'dialog')).toEqual([]);
      await dialog.getByRole('button', { name: words('candidate:invitation.decline') }).click();
      await expect(page.getByText('We look for you.')).toBeHidden();
      await page.goto('/admin/profile/candidate/10');
      await expect(page.getByRole('main').getByText(company)).toBeVisible();
      expect(await stateOf(employer, candidateId)).toBe('declined');

      const blocked = await openBrowser();
      await blocked.setViewportSize(look.viewport);
      await signIn(blocked, employer, language);
      await blocked.goto(`/admin/candidates?q=Weirkeeper${language}`);
      await expect(blocked.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(blocked.getByText(`Kim ${language}`)).toHaveCount(0);
      await blocked.goto(`/admin/candidates/${candidateId}`);
      await expect(blocked.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(blocked.getByText(`Kim ${language}`)).toHaveCount(0);
      await expect(blocked.getByText(`Weirkeeper${language}`)).toHaveCount(0);
    });

    test('an invited candidate applies from the posting, and the company sees it', async ({ page, server }) => {
      const employer = await anEmployerWithPosting(server.url, `Bridge ${language}`, 'Bridge keeper');
      const candidate = await aFoundCandidate(server.url, `Lou ${language}`, `Bridgekeeper${language}`);
      const candidateId = await invite(employer, candidate, 'Come to our bridge.');
      await signIn(page, candidate, language);
      await page.goto('/admin/dashboard');
      await page.getByRole('link', { name: words('candidate:invitation.open') }).click();
      await expect(page.getByText('Come to our bridge.')).toBeVisible();
      expect(await accessibilityFindings(page, 'main')).toEqual([]);
      if (look.hasTouch) await page.getByRole('button', { name: words('applications:apply.start') }).click();
      await page.getByRole('button', { name: words('applications:apply.submit') }).click();
      await expect(page.getByRole('link', { name: words('applications:apply.open') })).toBeVisible();
      expect(await stateOf(employer, candidateId)).toBe('applied');
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Come to our bridge.')).toHaveCount(0);
    });
  });
}
