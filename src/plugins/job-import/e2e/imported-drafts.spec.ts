import type { Locator, Page } from '@playwright/test';
import { press, reach, signInByKeyboard } from '#tests/e2e/support/by-keyboard.ts';
import { ImportDesk } from '#tests/e2e/support/import-desk.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'a-long-enough-one';
const IMPORT = '/admin/jobs/employer/import';
const DRAFTS = 198;
/** A busy machine changes so many postings in more than the usual time. */
const WORK = { timeout: 120_000 };
const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 800 }, country: 'Norway' },
  { language: 'ar', viewport: { width: 390, height: 844 }, country: 'النرويج' },
] as const;

const TEXT = 'You open and close the lock for the boats of the night, and you keep its log. '.repeat(3).trim();
const row = (at: number): string => `${at},Lock keeper of lock ${at},Bergen,"EUR 45,000 - 55,000 a year",${TEXT.replaceAll(',', '')}`;
const POSTINGS = ['Id,Job title,City,Salary,Description', ...Array.from({ length: DRAFTS }, (_, at) => row(at + 1))].join('\r\n');

/** What the user does with the drafts. Each press, choice and typed text is one act. */
class Acts {
  count = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await press(this.#page, target);
  }

  /** Presses a button that stands before the focused element. */
  async pressBefore(target: Locator): Promise<void> {
    this.count += 1;
    await target.waitFor();
    while (!(await target.evaluate((element) => element === document.activeElement))) await this.#page.keyboard.press('Shift+Tab');
    await this.#page.keyboard.press('Enter');
  }

  async check(box: Locator): Promise<void> {
    this.count += 1;
    await reach(this.#page, box);
    await this.#page.keyboard.press('Space');
  }

  /** Chooses by typing the beginning of an option. */
  async pick(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await reach(this.#page, field);
    await this.#page.keyboard.insertText(text);
    await expect(this.#page.getByRole('option').filter({ hasText: text }).first()).toBeVisible();
    await this.#page.keyboard.press('Enter');
  }

  /** Chooses the first option of a select by the arrow key. */
  async first(field: Locator): Promise<void> {
    this.count += 1;
    await reach(this.#page, field);
    await this.#page.keyboard.press('ArrowDown');
  }
}

for (const { language, viewport, country } of LOOKS) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport: { ...viewport } });

    test(`${DRAFTS} imported drafts are filled in and posted in ten acts by keyboard`, async ({ page, server }) => {
      const words = wordsOf(language, ['jobs', 'job-import']);
      const email = `many-drafts-${language}@imports.test`;
      const api = await ApiUser.signUp(server.url, email, PASSWORD, 'Kari');
      await api.must('POST', '/me/role', { role: 'employer' });
      await api.must('POST', '/companies', { name: `Locks of ${language}` });
      await signInByKeyboard(page, { email, password: PASSWORD }, language);
      const desk = new ImportDesk(page, language, words);
      await page.goto(IMPORT);
      await desk.choose({ name: 'jobs.csv', content: POSTINGS });
      await desk.check();
      await desk.press('check.differences');
      await desk.reached('differences.title');
      await desk.apply(DRAFTS);

      const acts = new Acts(page);
      const selectionBar = page.getByRole('region', { name: words('jobs:moves.selection'), exact: true });
      const dialog = page.getByRole('dialog');
      const button = (within: Page | Locator, key: string, count = DRAFTS) =>
        within.getByRole('button', { name: words(key, { count }), exact: true });
      const many = (key: string): string => `${key}_${language === 'ar' ? 'many' : 'other'}`;
      await acts.press(page.getByRole('link', { name: words('job-import:page.seeDrafts'), exact: true }));
      await expect(page).toHaveURL(/status=draft&import=/);
      const missing = ['country', 'employmentType', 'workMode'].map((field) => words(`jobs:form.${field}`));
      for (const field of missing) await expect(page.getByRole('row').nth(1)).toContainText(field);
      await desk.looksGood();
      await acts.check(page.getByRole('checkbox', { name: words('core:list.selectAll'), exact: true }));
      await acts.pressBefore(button(page, many('core:list.selectWhole')));
      await acts.press(button(selectionBar, 'jobs:moves.action.fill'));
      await desk.looksGood();
      await acts.pick(dialog.getByLabel(words('jobs:form.country'), { exact: true }), country);
      await acts.first(dialog.getByLabel(words('jobs:form.employmentType'), { exact: true }));
      await acts.first(dialog.getByLabel(words('jobs:form.workMode'), { exact: true }));
      await acts.press(button(dialog, 'jobs:fill.do'));
      await expect(dialog).toHaveCount(0, WORK);
      await acts.press(button(selectionBar, 'jobs:moves.action.post'));
      await acts.press(button(dialog, 'jobs:moves.do.post'));
      await expect(dialog).toHaveCount(0, WORK);
      await expect(page.getByRole('row').nth(1)).toContainText(words('jobs:status.published'));
      expect(acts.count).toBe(10);
      const { items } = await api.must<{ items: { status: string; count: number }[] }>('GET', '/jobs/managed/counts');
      expect(items.filter(({ count }) => count > 0)).toEqual([{ status: 'published', count: DRAFTS }]);
    });
  });
}
