import type { Page } from '@playwright/test';
import { go, openRow, press, signInByKeyboard, type } from './support/by-keyboard.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

/** Types into a field with this label. */
const fill = (page: Page, label: string, text: string): Promise<void> => type(page, page.getByLabel(label, { exact: true }), text);

const follow = (page: Page, name: string): Promise<void> => press(page, page.getByRole('link', { name }).first());

async function signIn(page: Page, language: string, who: 'candidate' | 'employer'): Promise<void> {
  await signInByKeyboard(page, { email: `${who}@demo.test`, password: 'trellis-demo' }, language);
  await expect(page).toHaveURL(`/admin/dashboard/dashboard-${who}`);
}

for (const language of ['en', 'ar']) {
  test(`the main job can be done with the keyboard alone (${language})`, async ({ openBrowser }) => {
    const t = wordsOf(language, ['identity', 'public', 'jobs', 'job-search', 'applications']);
    const title = `Lock keeper ${language}`;

    const employer = await openBrowser();
    await signIn(employer, language, 'employer');
    await go(employer, t, t('jobs:nav.form'));
    await expect(employer.getByRole('heading', { level: 1, name: t('jobs:form.title') })).toBeFocused();
    await fill(employer, t('jobs:form.jobTitle'), title);
    await fill(employer, t('jobs:form.description'), 'You open and close the lock by day and by night. '.repeat(4));
    await fill(employer, t('jobs:form.location'), 'Kampen, Netherlands');
    const country = new Intl.DisplayNames([language], { type: 'region' }).of('NL') ?? '';
    await fill(employer, t('jobs:form.country'), country);
    await expect(employer.getByRole('listbox').getByRole('option').first()).toHaveText(country);
    await employer.keyboard.press('Enter');
    await fill(employer, t('jobs:form.payMin'), '30000');
    await fill(employer, t('jobs:form.payMax'), '36000');
    await employer.keyboard.press('Enter');
    await expect(employer.getByRole('heading', { level: 1, name: title })).toBeFocused();

    const candidate = await openBrowser();
    await signIn(candidate, language, 'candidate');
    await follow(candidate, t('job-search:nav.search'));
    await fill(candidate, t('job-search:search.what'), `lock keeper ${language}`);
    await candidate.keyboard.press('Enter');
    await expect(candidate).toHaveURL(/q=lock/);
    await expect(candidate.getByLabel(t('job-search:search.what'), { exact: true })).toBeFocused();
    await follow(candidate, title);
    await expect(candidate.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await fill(candidate, t('applications:apply.message'), 'I sleep lightly.');
    await press(candidate, candidate.getByRole('button', { name: t('applications:apply.submit') }).first());
    await expect(candidate.getByText(t('applications:apply.already'))).toBeVisible();
    await follow(candidate, t('applications:apply.open'));
    await expect(candidate.getByRole('heading', { level: 1, name: title })).toBeFocused();

    await go(employer, t, t('jobs:nav.managed'));
    await openRow(employer, title);
    await follow(employer, 'Demo Candidate');
    await expect(employer.getByRole('heading', { level: 1, name: 'Demo Candidate' })).toBeFocused();
    await press(employer, employer.getByRole('button', { name: t('applications:applicants.moveTo') }).first());
    await expect(employer.getByRole('menuitem', { name: t('applications:stage.in_review') })).toBeFocused();
    await employer.keyboard.press('Enter');
    await expect(employer.getByRole('list', { name: t('applications:application.history') })).toContainText(
      t('applications:stage.in_review'),
    );
  });
}
