import { signInByKeyboard } from '#tests/e2e/support/by-keyboard.ts';
import { ImportDesk } from '#tests/e2e/support/import-desk.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { inEachLook, LOOKS, test } from '#tests/e2e/walks/walk.ts';

const ADMIN = { email: 'admin@demo.test', password: 'trellis-demo' };
const SKILLS = '/admin/settings/masters/skills';
const ROWS = 4000;
/** The most acts from the list of skills to the imported ones: five clicks, and the choice of the file. */
const MOST = 6;
/** Reading, checking and writing so many rows takes a busy machine more than the usual time. */
const WORK = { timeout: 120_000 };

/** A table with the columns of ESCO, and the names of a look. */
function tableOf(look: string): string {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const number = String(at + 1).padStart(4, '0');
    const uri = `http://data.europa.eu/esco/skill/${look}-${number}`;
    return `${uri},${at % 2 === 0 ? 'cross-sector' : 'occupation-specific'},tend lock ${look} ${number},"keep lock ${number}\nwatch lock ${number}"`;
  });
  return ['conceptUri,reuseLevel,preferredLabel,altLabels', ...rows].join('\r\n');
}

inEachLook(
  ({ language, width }) => {
    test(`${ROWS} skills of ESCO are imported in ${MOST} acts`, async ({ page, acts }) => {
      const words = wordsOf(language, ['admin-masters']);
      const desk = new ImportDesk(page, language, words);
      const click = (key: string, count?: number): Promise<void> =>
        page.getByRole('button', { name: desk.word(key, count === undefined ? undefined : { count }), exact: true }).click();
      await signInByKeyboard(page, ADMIN, language);
      await page.goto(SKILLS);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      acts.restart();

      await page.getByRole('link', { name: words('admin-masters:rows.import'), exact: true }).click();
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: words('core:files.choose'), exact: true }).click();
      const buffer = Buffer.from(tableOf(`${language}${width}`));
      await (await choosing).setFiles({ name: 'skills.csv', mimeType: 'text/csv', buffer });
      await click('columns.check');
      await expect(desk.counts).toBeVisible(WORK);
      await desk.hasCounts({ new: ROWS, changed: 0, faulty: 0 });
      await desk.looksGood();
      await click('check.differences');
      await click('apply', ROWS);
      await expect(page.getByRole('heading', { level: 2, name: desk.word('done.title'), exact: true })).toBeVisible(WORK);
      acts.hasAtMost(`${ROWS} skills imported`, MOST);
      await desk.hasCounts({ new: ROWS, faulty: 0 });
      await desk.looksGood();
    });
  },
  LOOKS.slice(0, 2),
);
