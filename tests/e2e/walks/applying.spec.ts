import type { Browser, Page } from '@playwright/test';
import { pdfOf } from '#core/testing/test-pdf.ts';
import { daysLater } from '../../support/days-later.ts';
import { signInByKeyboard } from '../support/by-keyboard.ts';
import { looksGood } from '../support/looks-good.ts';
import { expect } from '../support/test.ts';
import { type Words, wordsOf } from '../support/words.ts';
import { anEmployer, aPerson, type Person, publish } from './people.ts';
import { inEachLook, type Look, test } from './walk.ts';

/** A question of each kind, as the employer writes it. */
const QUESTIONS = {
  info: 'We answer everybody within a week.',
  short: 'Which shift suits you?',
  long: 'What do you like about locks?',
  'yes-no': 'Do you steer boats?',
  single: 'Which licence do you hold?',
  multi: 'On which days can you work?',
  number: 'How many years of practice?',
  date: 'When can you start?',
  file: 'Your boating licence',
} as const;

const OPTIONS = ['Small', 'Large'];

inEachLook((look) => {
  const { language } = look;
  const words = wordsOf(language, ['jobs', 'applications', 'candidate']);

  test('a candidate begins on one device, sends on another, and both sides read what was sent', async ({ page, server, browser }) => {
    test.slow();
    const name = `applying-${language}${look.width}`;
    const employer = await anEmployer(server.url, `${name}-boss`, 'Robin');
    const candidate = await aPerson(server.url, name, 'Sol Seeker', 'candidate');
    const posting = await publish(employer, `Keeper of locks ${name}`);

    await signInByKeyboard(page, employer, language);
    await test.step('the employer writes a question of every kind', () => writeQuestions(page, words, posting.id));
    await looksGood(page, language);

    const first = await device(browser, look, candidate);
    await test.step('the candidate begins', () => begin(first, words, posting.id));
    const second = await device(browser, look, candidate);
    await test.step('the candidate goes on and sends', () => goOn(second, words, posting.id));
    await looksGood(second, language);
    await second
      .getByRole('link', { name: words('applications:apply.open') })
      .first()
      .click();
    await expect(second.getByRole('heading', { level: 1, name: posting.title })).toBeVisible();
    await sentIsShown(second);
    await looksGood(second, language);
    await second.emulateMedia({ media: 'print' });
    await sentIsShown(second);
    await second.emulateMedia({ media: 'screen' });

    const { candidateId } = await candidate.api.must<{ candidateId: string }>('GET', '/candidates/me');
    const opened = page.waitForResponse((answer) => answer.url().endsWith('/opened'));
    await page.goto(`/admin/jobs/employer/${posting.id}/${candidateId}`);
    await sentIsShown(page);
    await looksGood(page, language);
    expect((await opened).status()).toBe(204);
    await second.reload();
    await expect(second.getByText(openedText(words))).toBeVisible();

    await test.step('the answer is late, and the candidate asks for it', async () => {
      await daysLater(server, new URL(second.url()).pathname.split('/').at(-1) ?? '', 16);
      await askForAnswer(second, words);
      await page.goto(`/admin/jobs/employer/${posting.id}`);
      await expect(page.getByText(words('applications:applicants.asks')).first()).toBeVisible();
    });
    await looksGood(second, language);
    await looksGood(page, language);

    await test.step('the candidate withdraws and applies again', () => applyAgain(second, words, posting.id));
    await looksGood(second, language);
    for (const each of [first, second]) await each.context().close();
  });
});

/** Another browser of the candidate. */
async function device(browser: Browser, { language, width }: Look, candidate: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript((code) => localStorage.setItem('trellis.language', code), language);
  await signInByKeyboard(page, candidate, language);
  return page;
}

async function writeQuestions(page: Page, words: Words, jobId: string): Promise<void> {
  await page.goto(`/admin/jobs/employer/form?id=${jobId}`);
  const add = page.getByRole('button', { name: words('applications:terms.add') });
  for (const [kind, text] of Object.entries(QUESTIONS)) {
    await add.click();
    const question = page.locator('li[data-item]').last();
    await question.getByLabel(words('applications:terms.kindOf')).selectOption(kind);
    await question
      .getByLabel(words(kind === 'info' ? 'applications:terms.infoText' : 'applications:terms.text'), { exact: true })
      .fill(text);
    if (kind === 'single' || kind === 'multi') {
      for (const [at, option] of OPTIONS.entries()) {
        await question.getByRole('textbox', { name: words('applications:terms.option', { number: at + 1 }) }).fill(option);
      }
    }
    if (kind === 'yes-no') await question.getByLabel(words('applications:terms.accepted')).selectOption('yes');
  }
  await page.getByRole('button', { name: words('applications:terms.save') }).click();
  await expect(page.getByText(words('applications:terms.saved'))).toBeVisible();
}

/** Opens the form from the page of the posting. */
async function openForm(page: Page, words: Words, jobId: string, button: 'start' | 'goOn'): Promise<void> {
  await page.goto(`/admin/jobs/all/${jobId}`);
  await page
    .getByRole('button', { name: words(`applications:apply.${button}`), exact: true })
    .first()
    .click();
}

/** On phones, the form asks for one part after the other. */
async function next(page: Page, words: Words): Promise<void> {
  const button = page.getByRole('button', { name: words('applications:apply.next'), exact: true });
  if (await button.isVisible()) await button.click();
}

async function begin(page: Page, words: Words, jobId: string): Promise<void> {
  await openForm(page, words, jobId, 'start');
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/application-draft') && answer.request().method() === 'PUT' && answer.ok(),
  );
  await page.getByRole('textbox', { name: words('applications:apply.message') }).fill('I keep locks.');
  await saved;
}

async function goOn(page: Page, words: Words, jobId: string): Promise<void> {
  await openForm(page, words, jobId, 'goOn');
  await expect(page.getByRole('textbox', { name: words('applications:apply.message') })).toHaveValue('I keep locks.');
  await next(page, words);
  const answer = async (text: string, value: string) => page.getByLabel(text, { exact: false }).first().fill(value);
  await answer(QUESTIONS.short, 'Nights');
  await answer(QUESTIONS.long, 'The water.');
  await page.getByRole('group', { name: QUESTIONS['yes-no'] }).getByRole('radio').nth(1).check();
  await page.getByRole('group', { name: QUESTIONS.single }).getByRole('radio', { name: 'Large' }).check();
  await page.getByRole('checkbox', { name: 'Small' }).check();
  await answer(QUESTIONS.number, '12');
  await answer(QUESTIONS.date, '2026-12-24');
  await upload(page, QUESTIONS.file, 'licence.pdf');
  await next(page, words);
  await upload(page, words('candidate:sentCv.uploadFirst'), 'Boatman.pdf');
  await next(page, words);
  await page
    .getByRole('button', { name: words('applications:apply.submit'), exact: true })
    .last()
    .click();
  await expect(page.getByText(words('applications:apply.done'))).toBeVisible();
}

async function upload(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('group', { name: label });
  await field.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfOf() });
  await expect(field.getByText(name).first()).toBeVisible();
}

/** What was sent stands on the page, as text of the candidate. */
async function sentIsShown(page: Page): Promise<void> {
  for (const text of ['I keep locks.', QUESTIONS.long, 'The water.', 'Large', 'licence.pdf', 'Boatman']) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
}

/** The words before the date. */
function openedText(words: Words): string {
  return words('applications:answer.opened', { date: '' }).trim().replace(/\.$/, '').trim();
}

async function askForAnswer(page: Page, words: Words): Promise<void> {
  await page.reload();
  await expect(page.getByText(words('applications:answer.late', { count: 2 })).first()).toBeVisible();
  await page.getByRole('button', { name: words('applications:nudge.ask') }).click();
  await expect(page.getByText(words('applications:nudge.done'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function applyAgain(page: Page, words: Words, jobId: string): Promise<void> {
  const withdraw = page.getByRole('button', { name: words('applications:application.withdraw') });
  await withdraw.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('applications:withdrawal.reason')).selectOption('mistake');
  await dialog.getByRole('button', { name: words('applications:application.withdraw') }).click();
  await expect(page.getByText(words('applications:application.withdrawn'))).toBeVisible();
  await openForm(page, words, jobId, 'start');
  await expect(page.getByRole('textbox', { name: words('applications:apply.message') })).toHaveValue('');
}
