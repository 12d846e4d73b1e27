import type { Locator, Page } from '@playwright/test';
import { messageTo } from '../../support/messages.ts';
import { looksGood } from '../support/looks-good.ts';
import { expect } from '../support/test.ts';
import { isolated, type Words, wordsOf } from '../support/words.ts';
import { anEmployer, publish } from './people.ts';
import { inEachLook, test } from './walk.ts';

const PASSWORD = 'a-long-enough-one';
const DESCRIPTION = 'You design and build the pumps that keep the river out of the old town, with two technicians. '.repeat(2);

/** The most acts from the landing page to the first posting. On a phone, the part for employers is one click away. */
const MOST = { 390: 17, 1280: 16 };

test.use({ timezoneId: 'Europe/Paris' });

inEachLook(({ language, width }) => {
  const words = wordsOf(language, ['public', 'identity', 'account', 'employer', 'candidate', 'dashboard', 'jobs', 'applications']);

  test('a visitor who wants to hire signs up and posts a job', async ({ page, server, openBrowser, acts }) => {
    const email = `hires-${language}-${width}@walks.test`;
    await page.goto('/');
    await looksGood(page, language);
    acts.restart();
    // On a phone, the part for employers is below the first screen.
    if (width === 390) await page.getByRole('link', { name: words('public:landing.hiring') }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: words('jobs:nav.form'), exact: true })
      .click();
    await expect(page.getByText(words('jobs:asked.post'), { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: words('identity:signUp.known'), exact: true })).toBeVisible();
    await looksGood(page, language);
    await createAccount(page, words, { name: 'Robin', email });
    await step(page, words, 2);
    await looksGood(page, language);
    const { link = '' } = await messageTo(server.url, email, ({ mode }) => mode === 'verifyEmail');
    await (await openBrowser()).goto(link);
    // The page goes on by itself.
    await step(page, words, 3);
    await looksGood(page, language);
    await page.getByRole('link', { name: words('identity:phone.later'), exact: true }).click();
    await step(page, words, 4);
    await looksGood(page, language);
    // The page that the visitor asked for proposes the role.
    await page.getByRole('button', { name: words('account:chooseRole.submit') }).click();
    await looksGood(page, language);
    await page.getByLabel(words('employer:form.name'), { exact: true }).fill(`Pumps ${language} ${width}`);
    await page.getByRole('button', { name: words('core:wizard.continue') }).click();
    await expect(page).toHaveURL(/profile\/employer\/2/);
    await page.getByRole('link', { name: words('core:layout.finishLater') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('jobs:form.title') })).toBeVisible();
    await looksGood(page, language);
    await describeJob(page, words, language);
    await page.getByRole('button', { name: words('jobs:form.submit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pump engineer' })).toBeVisible();
    acts.hasAtMost('sign-up to first posting', MOST[width]);
    await expect(page.getByRole('region', { name: words('jobs:live.title') })).toBeVisible();
    await looksGood(page, language);
  });

  test('a visitor who wants to apply signs up and comes back to the job', async ({ page, server, acts }) => {
    const posting = await publish(await anEmployer(server.url, `asks-${language}-${width}`, 'Robin'), `Weir keeper ${language} ${width}`);
    await page.goto(`/jobs/${posting.id}`);
    await looksGood(page, language);
    acts.restart();
    await page.getByRole('link', { name: words('jobs:open.apply'), exact: true }).click();
    await expect(page.getByText(words('jobs:asked.apply', { title: isolated(posting.title, language) }), { exact: true })).toBeVisible();
    await looksGood(page, language);
    const email = `applies-${language}-${width}@walks.test`;
    await createAccount(page, words, { name: 'Kim', email });
    await step(page, words, 2);
    await page.getByRole('link', { name: words('identity:email.later'), exact: true }).click();
    await step(page, words, 3);
    await page.getByRole('link', { name: words('identity:phone.later'), exact: true }).click();
    await step(page, words, 4);
    await page.getByText(words('account:chooseRole.candidate')).click();
    await page.getByRole('button', { name: words('account:chooseRole.submit') }).click();
    await looksGood(page, language);
    await page.getByRole('link', { name: words('core:layout.finishLater') }).click();
    await expect(page.getByRole('heading', { level: 1, name: posting.title })).toBeVisible();
    // The form that the visitor asked for opens by itself.
    const message = page.getByRole('textbox', { name: words('applications:apply.message') });
    await expect(message).toBeVisible();
    await looksGood(page, language);
    await message.fill('I kept the locks of Kampen for six years.');
    await page.getByRole('button', { name: words('applications:apply.submit'), exact: true }).click();
    await expect(page.getByRole('link', { name: words('applications:apply.open') })).toBeVisible();
    acts.hasAtMost('a job to an application', 12);
    await page.getByRole('link', { name: words('applications:apply.open') }).click();
    await expect(page.getByRole('list', { name: words('applications:application.history') })).toBeVisible();
    await looksGood(page, language);
  });
});

interface NewAccount {
  readonly name: string;
  readonly email: string;
}

async function createAccount(page: Page, words: Words, { name, email }: NewAccount): Promise<void> {
  await page.getByLabel(words('identity:signUp.name'), { exact: true }).fill(name);
  await page.getByLabel(words('identity:signUp.email'), { exact: true }).fill(email);
  await page.getByLabel(words('identity:signUp.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: words('identity:signUp.submit') }).click();
}

/** The step of the sign-up is shown, with its number. */
async function step(page: Page, words: Words, place: number): Promise<void> {
  await expect(page.getByText(words('core:wizard.place', { place, count: 4 })).first()).toBeVisible();
}

/** Fills in what a posting needs. The country and the currency are known. */
async function describeJob(page: Page, words: Words, language: string): Promise<void> {
  const field = (key: string): Locator => page.getByLabel(words(`jobs:form.${key}`), { exact: true });
  await expect(field('country')).toHaveValue(new Intl.DisplayNames([language], { type: 'region' }).of('FR') ?? '');
  await expect(field('currency')).toHaveValue(/EUR/);
  await field('jobTitle').fill('Pump engineer');
  await field('description').fill(DESCRIPTION);
  await field('location').fill('Paris');
  await field('payMin').fill('48000');
  await field('payMax').fill('60000');
}
