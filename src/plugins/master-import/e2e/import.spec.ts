import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { press, reach, reachItem, signInByKeyboard } from '#tests/e2e/support/by-keyboard.ts';
import { ImportDesk } from '#tests/e2e/support/import-desk.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const ADMIN = { email: 'admin@demo.test', password: 'trellis-demo' };
const SKILLS = '/admin/settings/masters/skills';
const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 800 }, type: 'reuseLevel', names: ['Tend goats', 'Shear sheep'] },
  { language: 'ar', viewport: { width: 390, height: 844 }, type: 'skillType', names: ['Keep bees', 'Prune vines'] },
] as const;

const rowNamed = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

for (const { language, viewport, type, names } of LOOKS) {
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ viewport: { ...viewport } });

    test('skills are imported, seen, exported, imported again and taken back by keyboard', async ({ page }) => {
      const words = wordsOf(language, ['admin-masters']);
      const desk = new ImportDesk(page, language, words);
      const [one, two] = names;
      await signInByKeyboard(page, ADMIN, language);
      await page.goto(SKILLS);
      await press(page, page.getByRole('link', { name: words('admin-masters:rows.import'), exact: true }));
      await expect(page).toHaveURL(`${SKILLS}/import`);
      await desk.looksGood();

      const rows = [
        `preferredLabel,${type},altLabels`,
        `${one},cross-sector,"${one} well\n${one} safely"`,
        `${two},knowledge,`,
        `${one} at night,nonsense,`,
      ];
      await desk.choose({ name: 'skills.csv', content: rows.join('\r\n') });
      await desk.looksGood();
      await desk.translate('fields.type', 'cross-sector', 'transversal');
      await desk.looksGood();

      await desk.check();
      await desk.hasCounts({ new: 2, changed: 0, unchanged: 0, faulty: 1 });
      const faults = page.getByRole('list', { name: desk.word('faults.title'), exact: true });
      await expect(faults).toContainText('nonsense');
      await expect(faults).toContainText(desk.word('line', { line: 4 }));
      await desk.looksGood();
      await desk.press('check.differences');
      await desk.reached('differences.title');
      await desk.looksGood();

      await page.reload();
      await desk.hasCounts({ new: 2, faulty: 1 });
      await desk.press('check.differences');
      await desk.apply(2);
      await desk.hasCounts({ new: 2, faulty: 1 });
      await desk.looksGood();
      const imported = page.url();

      await press(page, page.locator('[data-step]').getByRole('link'));
      await expect(page).toHaveURL(SKILLS);
      // The list begins with the skills of the product.
      for (const name of names) {
        await page.goto(`${SKILLS}?q=${encodeURIComponent(name)}`);
        await expect(rowNamed(page, name)).toBeVisible();
        await expect(rowNamed(page, `${one} at night`)).toHaveCount(0);
      }
      await page.goto(SKILLS);
      await settled(page);

      const file = await exported(page, words('admin-masters:export.action'), words('admin-masters:export.format.xlsx'));
      await page.goto(`${SKILLS}/import`);
      await settled(page);
      await desk.choose({ name: 'skills.xlsx', content: file });
      await desk.check();
      await desk.hasCounts({ new: 0, changed: 0, faulty: 0 });
      await expect(page.getByText(desk.word('check.noFaults'))).toBeVisible();
      await desk.press('check.differences');
      await expect(page.getByText(desk.word('nothing'), { exact: true })).toBeVisible();
      await desk.looksGood();

      await page.goto(imported);
      await desk.undo();
      await desk.hasCounts({ reverted: 2, kept: 0 });
      await desk.looksGood();
      await page.goto(SKILLS);
      await settled(page);
      for (const name of names) await expect(rowNamed(page, name)).toHaveCount(0);
    });

    test('a template is filled in, its faults are downloaded and corrected by keyboard', async ({ page }) => {
      const desk = new ImportDesk(page, language, wordsOf(language, ['admin-masters']));
      await signInByKeyboard(page, ADMIN, language);
      await page.goto(`${SKILLS}/import`);
      await settled(page);
      const template = (await desk.download('templates.csv')).toString().split(/\r?\n/)[0] ?? '';
      const columns = template.replace('\uFEFF', '').split(',');
      const filled = (rows: readonly Readonly<Record<string, string>>[]): string =>
        [template, ...rows.map((row) => columns.map((title) => row[title] ?? '').join(','))].join('\r\n');
      const [one, two] = names.map((name) => `${name} at dawn`);

      await desk.choose({
        name: 'filled.csv',
        content: filled([
          { Name: one ?? '', Type: 'nonsense' },
          { Name: two ?? '', Address: 'nowhere at all' },
        ]),
      });
      await desk.check();
      await desk.hasCounts({ new: 0, faulty: 2 });
      await desk.looksGood();
      const faults = (await desk.download('faults.download')).toString().trim().split('\r\n');
      expect(faults.slice(1)).toEqual([expect.stringMatching(/^2,.*nonsense/), expect.stringMatching(/^3,.*nowhere at all/)]);

      await desk.begin();
      const corrected = filled([
        { Name: one ?? '', Type: 'skill' },
        { Name: two ?? '', Address: `https://example.org/${language}` },
      ]);
      await desk.choose({ name: 'corrected.csv', content: corrected });
      await desk.check();
      await desk.hasCounts({ new: 2, faulty: 0 });
      await desk.press('check.differences');
      await expect(page.getByRole('tabpanel')).toContainText(`https://example.org/${language}`);
      await desk.apply(2);
      await desk.undo();
      await desk.hasCounts({ reverted: 2 });
    });
  });
}

/** Downloads the rows of the list by its menu. */
async function exported(page: Page, action: string, format: string): Promise<Buffer> {
  await press(page, page.getByRole('button', { name: action }));
  const item = page.getByRole('menuitem', { name: format, exact: true });
  await reachItem(page, item);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  return readFile(await (await downloading).path());
}

test.describe('with an import that is not complete', () => {
  // What the client logs about a conflict.
  test.use({ expectedFaults: [/409|ApiError/] });

  test('the page is closed at each step, and the import goes on in a new one', async ({ page, context }) => {
    const words = wordsOf('en', ['admin-masters']);
    await signInByKeyboard(page, ADMIN, 'en');
    const reopened = async (before: Page): Promise<ImportDesk> => {
      await before.close();
      const next = await context.newPage();
      await next.addInitScript(() => localStorage.setItem('trellis.language', 'en'));
      await next.goto(`${SKILLS}/import`);
      await settled(next);
      const desk = new ImportDesk(next, 'en', words);
      await desk.resume('closed.csv');
      return desk;
    };
    await page.goto(`${SKILLS}/import`);
    let desk = new ImportDesk(page, 'en', words);
    await desk.choose({ name: 'closed.csv', content: 'name,kind\nSplice ropes,cross-sector\n' });

    desk = await reopened(page);
    await desk.reached('columns.title');
    const kind = desk.page.getByLabel(/^Type/);
    await reach(desk.page, kind);
    await kind.selectOption({ label: 'kind' });
    await desk.translate('fields.type', 'cross-sector', 'transversal');
    await desk.press('columns.check');

    desk = await reopened(desk.page);
    await desk.hasCounts({ new: 1, faulty: 0 });
    await desk.press('check.differences');
    await desk.reached('differences.title');

    desk = await reopened(desk.page);
    await desk.hasCounts({ new: 1, faulty: 0 });
    await desk.press('check.differences');
    // A page that is closed sooner may not have sent the request.
    const asked = desk.page.waitForResponse((response) => response.url().endsWith('/apply'));
    await desk.press('apply', { count: 1 });
    await asked;
    await desk.page.close();

    const last = await context.newPage();
    const past = last.getByRole('list', { name: 'Past imports' }).getByRole('listitem').filter({ hasText: 'closed.csv' });
    const undo = past.getByRole('button', { name: 'Undo the import of “closed.csv”' });
    // The list has the state of the moment at which the page was opened.
    await expect(async () => {
      await last.goto(`${SKILLS}/import`);
      await settled(last);
      await expect(undo).toBeVisible({ timeout: 1000 });
    }).toPass();
    await undo.click();
    await last.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(last.getByRole('heading', { name: 'Import undone' })).toBeVisible();
  });

  test('a second window changes the import: the first one says so, and shows its present state', async ({ page, context }) => {
    const words = wordsOf('en', ['admin-masters']);
    await signInByKeyboard(page, ADMIN, 'en');
    await page.goto(`${SKILLS}/import`);
    const desk = new ImportDesk(page, 'en', words);
    await desk.choose({ name: 'twice.csv', content: 'name,note\nCaulk hulls,Oakum\n' });
    const second = await context.newPage();
    await second.goto(page.url());
    const other = new ImportDesk(second, 'en', words);
    await expect(second.getByRole('heading', { name: desk.word('columns.title') })).toBeVisible();
    await desk.check();
    await other.press('columns.check');
    await expect(second.getByText(desk.word('notice.changed'))).toBeVisible();
    await expect(second.getByRole('heading', { name: desk.word('check.title') })).toBeVisible();
    await other.looksGood();
    await other.press('check.differences');
    await other.apply(1);
    await desk.press('check.differences');
    await desk.press('apply', { count: 1 });
    await expect(page.getByText(desk.word('notice.changed'))).toBeVisible();
    await expect(page.getByRole('heading', { name: desk.word('done.title') })).toBeVisible();
    await desk.undo();
  });

  test('what is stored changes after the check: nothing is written, and the differences are shown once more', async ({ page, server }) => {
    const words = wordsOf('en', ['admin-masters']);
    await signInByKeyboard(page, ADMIN, 'en');
    await page.goto(`${SKILLS}/import`);
    const desk = new ImportDesk(page, 'en', words);
    await desk.choose({ name: 'overtaken.csv', content: 'name,description\nMend nets,With a needle\n' });
    await desk.check();
    await desk.hasCounts({ new: 1, changed: 0 });
    await desk.press('check.differences');
    await desk.reached('differences.title');
    const admin = await ApiUser.signIn(server.url, ADMIN.email, ADMIN.password);
    await admin.must('POST', '/masters/skills/rows', { name: 'Mend nets', names: {} });
    await desk.press('apply', { count: 1 });
    await expect(page.getByText(desk.word('checkedAnew'), { exact: true })).toBeVisible();
    await desk.hasCounts({ new: 0, changed: 1 });
    await expect(page.getByRole('tabpanel')).toContainText('With a needle');
    await desk.looksGood();
    await desk.apply(1);
    await desk.undo();
    await desk.hasCounts({ reverted: 1 });
  });
});
