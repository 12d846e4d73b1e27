import type { Locator, Page } from '@playwright/test';
import { press, signInByKeyboard } from '#tests/e2e/support/by-keyboard.ts';
import { ImportDesk } from '#tests/e2e/support/import-desk.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'a-long-enough-one';
const MANAGED = '/admin/jobs/employer';
const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 800 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
] as const;

const POSTINGS = [
  'Job title,City,Salary,Category',
  'Night lock keeper,Bergen,"EUR 45,000 - 55,000 a year",Engineering',
  'Pump fitter,Oslo,,',
  'Rope access diver,Stavanger,,Underwater basketry',
].join('\r\n');

interface Employer {
  readonly email: string;
  readonly password: string;
}

async function anEmployer(url: string, name: string, companies: readonly string[]): Promise<Employer> {
  const email = `${name}@imports.test`;
  const api = await ApiUser.signUp(url, email, PASSWORD, name);
  await api.must('POST', '/me/role', { role: 'employer' });
  for (const company of companies) await api.must('POST', '/companies', { name: company });
  return { email, password: PASSWORD };
}

const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

for (const { language, viewport } of LOOKS) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport: { ...viewport } });

    test('an employer imports job postings, finds them as drafts, and takes them back by keyboard', async ({ page, server }) => {
      const words = wordsOf(language, ['jobs', 'job-import']);
      const desk = new ImportDesk(page, language, words);
      await signInByKeyboard(page, await anEmployer(server.url, `importer-${language}`, ['Harbour works']), language);
      await page.goto(MANAGED);
      await press(page, page.getByRole('link', { name: words('job-import:page.entry'), exact: true }));
      await expect(page.getByRole('heading', { level: 1, name: words('job-import:page.title') })).toBeVisible();
      await desk.looksGood();

      await desk.choose({ name: 'jobs.csv', content: POSTINGS });
      await expect(page.getByLabel(new RegExp(`^${words('job-import:column.title')}`))).toHaveValue('column:Job title');
      await desk.looksGood();
      await desk.check();
      await desk.hasCounts({ new: 2, faulty: 1 });
      await expect(page.getByRole('list', { name: desk.word('faults.title'), exact: true })).toContainText('Underwater basketry');
      await desk.looksGood();
      await desk.press('check.differences');
      await desk.reached('differences.title');
      await desk.looksGood();
      await desk.apply(2);
      await desk.hasCounts({ new: 2, faulty: 1 });
      await desk.looksGood();

      await press(page, page.getByRole('link', { name: words('job-import:page.seeDrafts'), exact: true }));
      for (const title of ['Night lock keeper', 'Pump fitter']) {
        await expect(rowOf(page, title)).toContainText(words('jobs:status.draft'));
      }
      await expect(rowOf(page, 'Rope access diver')).toHaveCount(0);

      await page.goBack();
      await desk.undo();
      await desk.hasCounts({ reverted: 2, hidden: 0, kept: 0 });
      await desk.looksGood();
      await page.goto(MANAGED);
      await settled(page);
      await expect(rowOf(page, 'Night lock keeper')).toHaveCount(0);
    });
  });
}

test('an employer with two companies chooses one first, and each has its own imports', async ({ page, server }) => {
  const words = wordsOf('en', ['job-import']);
  const desk = new ImportDesk(page, 'en', words);
  await signInByKeyboard(page, await anEmployer(server.url, 'importer-two', ['North works', 'South works']), 'en');
  await page.goto(`${MANAGED}/import`);
  await page.getByLabel('Company', { exact: true }).selectOption('North works');
  await desk.choose({ name: 'north.csv', content: POSTINGS });
  await expect(page).toHaveURL(/company=.*&import=/);
  await page.getByLabel('Company', { exact: true }).selectOption('South works');
  await expect(page.getByRole('heading', { name: desk.word('file.title') })).toBeVisible();
  await expect(page.getByText(desk.word('past.none'))).toBeVisible();
  await expect(page).not.toHaveURL(/import=/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: desk.word('columns.title') })).toBeVisible();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue(/./);
});

test('a candidate and a visitor do not come to the page', async ({ page, server }) => {
  await page.goto(`${MANAGED}/import`);
  await expect(page).toHaveURL(/\/login\?next=/);
  const email = 'not-an-importer@imports.test';
  const api = await ApiUser.signUp(server.url, email, PASSWORD, 'Robin');
  await api.must('POST', '/me/role', { role: 'candidate' });
  await signInByKeyboard(page, { email, password: PASSWORD }, 'en');
  await page.goto(`${MANAGED}/import`);
  await expect(page.getByText('403')).toBeVisible();
});
