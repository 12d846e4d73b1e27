import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '#tests/e2e/support/axe.ts';
import { reach, reachItem } from '#tests/e2e/support/by-keyboard.ts';
import { settled } from '#tests/e2e/support/settled.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { type Words, wordsOf } from '#tests/e2e/support/words.ts';
import { anEmployer, aPosting } from './postings-by-api.ts';
import { signIn } from './sign-in.ts';

const LIST = '/admin/jobs/employer';
const TITLE = 'Structural engineer';
const LOOKS = [
  { language: 'en', viewport: { width: 1280, height: 900 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
] as const;

const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title });

for (const { language, viewport } of LOOKS) {
  test(`a posting is paused, published again, renewed and closed by keyboard, in ${language} at ${viewport.width} px`, async ({
    page,
    server,
  }) => {
    const words = wordsOf(language, ['jobs']);
    const employer = await anEmployer(server.url, `keys-${language}`);
    await aPosting(employer, TITLE);
    await page.setViewportSize(viewport);
    await signIn(page, employer, language);
    await page.goto(LIST);
    const row = rowOf(page, TITLE);
    await expect(row).toContainText(words('jobs:status.published'));
    await checkLook(page, language);

    await choose(page, words, 'pause');
    await confirm(page, words, 'pause');
    await expect(row).toContainText(words('jobs:status.paused'));
    await choose(page, words, 'resume');
    await expect(row).toContainText(words('jobs:status.published'));

    await choose(page, words, 'renew');
    await reach(page, page.getByLabel(words('jobs:moves.stillHiring')));
    await page.keyboard.press('Space');
    await checkLook(page, language);
    await confirm(page, words, 'renew');
    await expect(row).toContainText(words(`jobs:managed.expiresIn_${language === 'ar' ? 'many' : 'other'}`, { count: 37 }));

    await choose(page, words, 'close');
    await expect(page.getByText(words('jobs:moves.endsNone'))).toBeVisible();
    await reach(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await checkLook(page, language);
    await confirm(page, words, 'close');
    await expect(row).toContainText(words('jobs:status.closed'));
    await expect(row).toContainText(words('jobs:moves.endReason.filled_here'));

    await choose(page, words, 'history');
    const history = page.getByRole('list', { name: words('jobs:history.label') }).getByRole('listitem');
    await expect(history).toHaveCount(6);
    await checkLook(page, language);
    await page.keyboard.press('Escape');
    await expect(menuOf(page, words)).toBeFocused();
  });
}

test('a closed posting is opened again from the list and from its page, and visitors find it again', async ({
  page,
  server,
  openBrowser,
}) => {
  const employer = await anEmployer(server.url, 'reopened');
  const { id } = await aPosting(employer, 'Reed cutter');
  const visitor = await openBrowser();
  await signIn(page, employer);
  await page.goto(LIST);
  const row = rowOf(page, 'Reed cutter');
  await page.getByRole('button', { name: 'Actions for “Reed cutter”' }).click();
  await page.getByRole('menuitem', { name: 'Close', exact: true }).click();
  await closeOnHold(page);
  await expect(row).toContainText('Closed');
  await checkShown(visitor, id, false);

  await page.getByRole('button', { name: 'Actions for “Reed cutter”' }).click();
  await page.getByRole('menuitem', { name: 'Open again' }).click();
  await openAgain(page);
  await expect(row).toContainText('Published');
  await checkShown(visitor, id, true);

  await page.goto(`/admin/jobs/all/${id}`);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Close', exact: true }).click();
  await closeOnHold(page);
  await expect(page.getByText('This job is closed.')).toBeVisible();
  await checkShown(visitor, id, false);

  await expect(page.getByText(/^You can open it again until /)).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await openAgain(page);
  await expect(page.getByText('This job is closed.')).toBeHidden();
  await checkShown(visitor, id, true);
});

async function closeOnHold(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Close “Reed cutter”?' });
  await question.getByRole('radio', { name: 'Hiring is on hold' }).check();
  await question.getByRole('button', { name: 'Close the job' }).click();
  await expect(question).toBeHidden();
}

async function openAgain(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Open “Reed cutter” again?' });
  await question.getByRole('button', { name: 'Open again' }).click();
  await expect(question).toBeHidden();
}

/** Whether a visitor can apply on the page of the posting, and finds it. */
async function checkShown(visitor: Page, id: string, isLive: boolean): Promise<void> {
  await visitor.goto(`/jobs/${id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Reed cutter');
  await expect(visitor.getByText('This job is closed.')).toBeVisible({ visible: !isLive });
  await expect(visitor.getByRole('link', { name: 'Apply for this job' })).toBeVisible({ visible: isLive });
  await visitor.goto('/jobs?q=reed%20cutter');
  await settled(visitor);
  await expect(visitor.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: 'Reed cutter', exact: true })).toHaveCount(
    isLive ? 1 : 0,
  );
}

test('several postings are closed at once, and those that cannot be closed are named', async ({ page, server, openBrowser }) => {
  const employer = await anEmployer(server.url, 'several');
  const [one, two] = [await aPosting(employer, 'Lock keeper'), await aPosting(employer, 'Pump engineer')];
  await signIn(page, employer);
  await page.goto(LIST);
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  const selectionBar = page.getByRole('region', { name: 'Selected jobs' });
  await expect(selectionBar).toContainText('2 selected');
  await employer.api.must('POST', `/jobs/${two.id}/moves`, { to: 'paused', version: two.version });
  await selectionBar.getByRole('button', { name: 'Close', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Close 2 jobs?' });
  await question.getByRole('radio', { name: 'Hiring is on hold' }).check();
  await question.getByRole('button', { name: 'Close the job' }).click();
  const results = page.getByRole('dialog', { name: '1 job stayed as it was' });
  await expect(results).toContainText('Pump engineer');
  await results.getByRole('button', { name: 'Back to the list' }).click();
  await expect(rowOf(page, 'Lock keeper')).toContainText('Closed');
  // The row was loaded again, and the next attempt succeeds.
  await expect(rowOf(page, 'Pump engineer')).toContainText('Paused');
  await expect(selectionBar).toContainText('1 selected');
  await selectionBar.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Another reason' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the job' }).click();
  await expect(rowOf(page, 'Pump engineer')).toContainText('Closed');
  expect(one.status).toBe('published');
  const other = await openBrowser();
  await signIn(other, employer);
  await other.goto(`${LIST}?status=closed`);
  await expect(other.getByRole('link', { name: 'Closed 2' })).toHaveAttribute('aria-current', 'page');
});

test('a posting that expires soon is renewed on the dashboard', async ({ page, server }) => {
  const employer = await anEmployer(server.url, 'soon');
  await aPosting(employer, 'Diver');
  await signIn(page, employer);
  await page.getByRole('button', { name: 'Renew “Diver”' }).click();
  const question = page.getByRole('dialog', { name: 'Renew “Diver”?' });
  await question.getByRole('checkbox', { name: 'We are still hiring' }).check();
  await question.getByRole('button', { name: 'Renew' }).click();
  await expect(page.getByText(/“Diver” is renewed until/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renew “Diver”' })).toBeHidden();
});

const menuOf = (page: Page, words: Words): Locator =>
  page.getByRole('button', { name: words('jobs:managed.actionsOf', { title: isolatedFor(words) }) });

// Latin words are isolated within sentences of right-to-left languages.
const isolatedFor = (words: Words): string => (words('jobs:moves.action.pause') === 'Pause' ? TITLE : `\u2068${TITLE}\u2069`);

async function choose(page: Page, words: Words, action: string): Promise<void> {
  await reach(page, menuOf(page, words));
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: words(`jobs:moves.action.${action}`), exact: true });
  await reachItem(page, item);
  await page.keyboard.press('Enter');
}

async function confirm(page: Page, words: Words, action: string): Promise<void> {
  await reach(page, page.getByRole('dialog').getByRole('button', { name: words(`jobs:moves.do.${action}`), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The page fits the width and has no serious finding of axe. */
async function checkLook(page: Page, language: string): Promise<void> {
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}
