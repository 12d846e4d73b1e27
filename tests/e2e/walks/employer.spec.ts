import type { Locator, Page } from '@playwright/test';
import { press, reachItem, signInByKeyboard, strike } from '../support/by-keyboard.ts';
import { looksGood } from '../support/looks-good.ts';
import { expect } from '../support/test.ts';
import { isolated, type Words, wordsOf } from '../support/words.ts';
import { APPLICANTS, aBusyEmployer, candidates } from './hiring-world.ts';
import type { Person } from './people.ts';
import { test as base, inEachLook } from './walk.ts';

/** `test` with candidates who can apply. */
const test = base.extend<object, { applicants: readonly Person[] }>({
  applicants: [async ({ server }, use) => use(await candidates(server.url)), { scope: 'worker', timeout: 120_000 }],
});

/** The places of the applicants who are shortlisted. */
const GOOD = [3, 9, 10, 21, 28];

inEachLook(({ language, width }) => {
  const words = wordsOf(language, ['identity', 'dashboard', 'jobs', 'applications', 'job-import']);

  test('an employer with 200 drafts reads 30 applicants and shortlists five by keyboard', async ({ page, server, applicants, acts }) => {
    const { posting, ...employer } = await aBusyEmployer(server.url, `reader-${language}-${width}`, applicants);
    await signInByKeyboard(page, employer, language);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    acts.restart();

    const title = isolated(posting.title, language);
    await expect(
      page.getByRole('heading', { name: words('applications:todo.applicants.title', { count: APPLICANTS, job: title }) }),
    ).toBeVisible();
    await looksGood(page, language);
    await press(page, page.getByRole('link', { name: words('applications:todo.applicants.action') }).first());
    await expect(page.getByRole('heading', { level: 1, name: posting.title })).toBeFocused();
    await looksGood(page, language);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    for (let place = 1; place <= APPLICANTS; place += 1) {
      await readApplicant(page, words, place);
      if (GOOD.includes(place)) await shortlist(page, words);
      if (place < APPLICANTS) await page.keyboard.press('j');
    }
    acts.hasAtMost('30 applicants to 5 shortlisted while reading each', 58);

    await press(page, page.getByRole('link', { name: posting.title }).first());
    await expect(column(page, words, 'submitted')).toHaveCount(APPLICANTS - GOOD.length);
    await moveFirst(page, words, 3, 'rejected');
    await moveFirst(page, words, 2, 'in_review');
    await expect(column(page, words, 'submitted')).toHaveCount(APPLICANTS - GOOD.length - 5);
    // The newest act is undone by a key, an older one in the list of recent changes.
    await page.keyboard.press('Control+z');
    await expect(column(page, words, 'in_review')).toHaveCount(0);
    const recent = new RegExp(`^${words('core:snackbar.recent', { count: 1 }).split('(')[0]}`);
    await press(page, page.getByRole('button', { name: recent }));
    const change = page
      .getByRole('list', { name: recent })
      .getByRole('listitem')
      .filter({ hasText: moved(words, 3, 'rejected') });
    await looksGood(page, language);
    await press(page, change.getByRole('button', { name: words('core:snackbar.undo'), exact: true }));
    await expect(column(page, words, 'submitted')).toHaveCount(APPLICANTS - GOOD.length);
    await expect(column(page, words, 'rejected')).toHaveCount(0);

    // The keys that follow at once reach the palette.
    await page.keyboard.press('Control+k');
    await strike(page, words('jobs:nav.managed'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: words('jobs:managed.title') })).toBeFocused();
    await looksGood(page, language);
  });
});

/** The page of the applicant at the place in the queue is shown, with the message. */
async function readApplicant(page: Page, words: Words, place: number): Promise<void> {
  await expect(page.getByText(words('applications:applicant.place', { place, count: APPLICANTS }))).toBeVisible();
  await expect(page.getByRole('main').getByText(/I kept weir \d+ for six years/)).toBeVisible();
}

async function shortlist(page: Page, words: Words): Promise<void> {
  await press(page, page.getByRole('button', { name: words('applications:applicants.moveTo'), exact: true }));
  await reachItem(page, page.getByRole('menuitem', { name: words('applications:stage.shortlisted'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: words('applications:applicants.stage') })).toContainText(
    words('applications:stage.shortlisted'),
  );
  // The next key is for the element that has the focus then.
  await expect(page.locator(':focus')).toHaveCount(1);
}

/** The cards of a stage on the board. */
function column(page: Page, words: Words, stage: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${words(`applications:stage.${stage}`)}`) }).locator('[data-card]');
}

/** Selects the first applicants of the board, and moves them by the bar below the board. */
async function moveFirst(page: Page, words: Words, count: number, stage: string): Promise<void> {
  const bar = page.getByRole('region', { name: words('core:selectionBar.label'), exact: true });
  await page.keyboard.press('j');
  for (let place = 1; place <= count; place += 1) {
    if (place > 1) await page.keyboard.press('j');
    await page.keyboard.press('x');
  }
  await expect(bar).toContainText(words('applications:applicants.selected', { count }));
  if (stage === 'rejected') await press(page, bar.getByRole('button', { name: words('applications:stage.rejected'), exact: true }));
  else {
    await press(page, bar.getByRole('button', { name: words('applications:applicants.moveTo'), exact: true }));
    await reachItem(page, page.getByRole('menuitem', { name: words(`applications:stage.${stage}`), exact: true }));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(moved(words, count, stage))).toBeVisible();
}

function moved(words: Words, count: number, stage: string): string {
  return words('applications:applicants.moved', { count, stage: words(`applications:stage.${stage}`) });
}
