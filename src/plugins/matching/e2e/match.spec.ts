import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { MATCH_PARTS } from '../contract/match.ts';
import { aCandidate, anEmployer, aPostingForAll, saveSkills, type TestPerson } from './matched-world.ts';

async function signIn(page: Page, { email, password }: TestPerson, language: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\//);
  await page.evaluate((chosen) => localStorage.setItem('trellis.language', chosen), language);
}

const linesOf = (page: Page): Locator => page.locator('[data-match]').getByRole('listitem');

for (const language of ['en', 'ar'] as const) {
  const t = wordsOf(language, ['matching']);

  test(`the seven lines read on a phone, in the language ${language}`, async ({ page, server }) => {
    const employer = await anEmployer(server.url, `employer-${language}`);
    const title = `Ward nurse ${language}`;
    const jobId = await aPostingForAll(employer.api, title);
    const candidate = await aCandidate(server.url, `candidate-${language}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, candidate, language);

    await page.goto(`/admin/jobs/all?q=${encodeURIComponent(title)}`);
    const row = page.getByRole('listitem').filter({ hasText: title });
    // 20 of 45, 0 of 10, 10 of 10 and 4 of 8 points; the rest is unknown.
    const mark = row.getByRole('img', { name: /47/ });
    await expect(mark).toBeVisible();

    await row.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(jobId));
    await expect(linesOf(page)).toHaveCount(7);
    await expect(linesOf(page).getByRole('heading')).toHaveText(MATCH_PARTS.map((part) => t(`matching:part.${part}`)));
    await expect(linesOf(page).first()).toContainText('Blood gas sampling');
    await expect(linesOf(page).nth(3)).toContainText(t('matching:where.city'));
    await expect(linesOf(page).nth(6)).toContainText(t('matching:unknown.profile'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);

    await linesOf(page)
      .nth(6)
      .getByRole('link', { name: t('matching:todo.pay') })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/profile/candidate/3');
  });
}

test('a match of which too little is known is silent, and a skill that is added makes it speak', async ({ page, server }) => {
  const employer = await anEmployer(server.url, 'employer-raised');
  const jobId = await aPostingForAll(employer.api, 'Ward nurse raised');
  const candidate = await aCandidate(server.url, 'candidate-raised');
  await saveSkills(candidate.api, [], 1);
  await signIn(page, candidate, 'en');
  const answered = page.waitForResponse((response) => response.url().includes('/api/matches'));
  await page.goto(`/admin/jobs/all/${jobId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ward nurse raised' })).toBeVisible();
  await answered;
  // Of the place and the languages alone, too little is known.
  await expect(page.locator('[data-match]')).toHaveCount(0);
  await saveSkills(candidate.api, [{ name: 'Blood gas sampling', level: 1 }], 2);
  await page.reload();
  await expect(page.getByRole('img', { name: /^Match: \d+ of 100$/ })).toBeVisible();
  await expect(linesOf(page).first()).toContainText('1 of 3 at the level asked.');
});

test('an employer sees no match', async ({ page, server }) => {
  const employer = await anEmployer(server.url, 'employer-alone');
  const jobId = await aPostingForAll(employer.api, 'Ward nurse alone');
  await signIn(page, employer, 'en');
  await page.goto(`/admin/jobs/all/${jobId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ward nurse alone' })).toBeVisible();
  await expect(page.locator('[data-match]')).toHaveCount(0);
});
