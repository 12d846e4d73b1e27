import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { type Words, wordsOf } from './support/words.ts';

const MOST_STOPS = 120;

/** Navigates as a keyboard user does. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached in ${MOST_STOPS} steps`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.insertText(text);
}

async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await reach(page, page.getByRole(role, { name }).first());
  await page.keyboard.press('Enter');
}

/** Opens a row of a data list. The list is one tab stop, and the arrow keys move through its rows. */
async function openRow(page: Page, title: string): Promise<void> {
  const rows = page.getByRole('grid').getByRole('row');
  await rows.filter({ hasText: title }).first().waitFor();
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(page, '[role=grid] [data-index]')); stop += 1) await page.keyboard.press('Tab');
  for (let row = 0; row < MOST_STOPS && !(await page.locator('[role=grid] :focus', { hasText: title }).count()); row += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => document.activeElement?.matches(within) ?? false, selector);
}

/** Opens a page with the command palette. */
async function go(page: Page, t: Words, place: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: t('palette.label') })).toBeFocused();
  await page.keyboard.insertText(place);
  await expect(page.getByRole('option', { name: place }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

async function signIn(page: Page, t: Words, language: string, who: 'candidate' | 'employer'): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('trellis.language', code), language);
  await page.goto('/login');
  await type(page, t('identity:signIn.email'), `${who}@demo.test`);
  await type(page, t('identity:signIn.password'), 'trellis-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/dashboard/dashboard-${who}`);
}

for (const language of ['en', 'ar']) {
  test(`the main job can be done with the keyboard alone (${language})`, async ({ openBrowser }) => {
    const t = wordsOf(language, ['identity', 'public', 'jobs', 'applications']);
    const title = `Lock keeper ${language}`;

    const employer = await openBrowser();
    await signIn(employer, t, language, 'employer');
    await go(employer, t, t('jobs:nav.form'));
    await expect(employer.getByRole('heading', { level: 1, name: t('jobs:form.title') })).toBeFocused();
    await type(employer, t('jobs:form.jobTitle'), title);
    await type(employer, t('jobs:form.description'), 'You open and close the lock by day and by night. '.repeat(4));
    await type(employer, t('jobs:form.location'), 'Kampen, Netherlands');
    const country = new Intl.DisplayNames([language], { type: 'region' }).of('NL') ?? '';
    await type(employer, t('jobs:form.country'), country);
    await expect(employer.getByRole('listbox').getByRole('option').first()).toHaveText(country);
    await employer.keyboard.press('Enter');
    await type(employer, t('jobs:form.payMin'), '30000');
    await type(employer, t('jobs:form.payMax'), '36000');
    await employer.keyboard.press('Enter');
    await expect(employer.getByRole('heading', { level: 1, name: title })).toBeFocused();

    const candidate = await openBrowser();
    await signIn(candidate, t, language, 'candidate');
    await press(candidate, 'link', t('jobs:nav.search'));
    await type(candidate, t('jobs:search.what'), `lock keeper ${language}`);
    await candidate.keyboard.press('Enter');
    await expect(candidate).toHaveURL(/q=lock/);
    await expect(candidate.getByLabel(t('jobs:search.what'), { exact: true })).toBeFocused();
    await press(candidate, 'link', title);
    await expect(candidate.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await type(candidate, t('applications:apply.message'), 'I sleep lightly.');
    await press(candidate, 'button', t('applications:apply.submit'));
    await expect(candidate.getByText(t('applications:apply.already'))).toBeVisible();
    await press(candidate, 'link', t('applications:apply.open'));
    await expect(candidate.getByRole('heading', { level: 1, name: title })).toBeFocused();

    await go(employer, t, t('jobs:nav.managed'));
    await openRow(employer, title);
    await press(employer, 'link', 'Demo Candidate');
    await expect(employer.getByRole('heading', { level: 1, name: 'Demo Candidate' })).toBeFocused();
    await press(employer, 'button', t('applications:applicants.moveTo'));
    await expect(employer.getByRole('menuitem', { name: t('applications:stage.in_review') })).toBeFocused();
    await employer.keyboard.press('Enter');
    await expect(employer.getByRole('list', { name: t('applications:application.history') })).toContainText(
      t('applications:stage.in_review'),
    );
  });
}
