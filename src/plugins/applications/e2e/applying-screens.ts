import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import type { ListedDraft } from '../contract/applying/draft-schemas.ts';
import { USUAL_TERMS } from '../contract/applying/terms.ts';
import type { Terms } from '../contract/applying/terms-schemas.ts';
import type { ApplicationDetail } from '../contract/schemas.ts';

const POSTING = '/admin/jobs/all/:id';
const APPLICATION = '/admin/jobs/applied/:id';
const DAY_MS = 86_400_000;

/** Applying, and what a candidate sees until there is an answer. The states that take days come from replies that are changed on their way. */
export const applyingScreens: readonly Screen[] = [
  {
    name: 'job-applying',
    who: 'candidate',
    route: POSTING,
    at: ({ quietJobId }) => `/admin/jobs/all/${quietJobId}?then=apply`,
    prepare: shownForm,
  },
  {
    name: 'job-applying-questions',
    who: 'candidate',
    route: POSTING,
    at: ({ quietJobId }) => `/admin/jobs/all/${quietJobId}?then=apply`,
    prepare: withQuestions,
  },
  {
    name: 'job-applying-errors',
    who: 'candidate',
    route: POSTING,
    at: ({ quietJobId }) => `/admin/jobs/all/${quietJobId}?then=apply`,
    prepare: refuseAnswers,
  },
  { name: 'applied-not-sent', who: 'candidate', route: '/admin/jobs/applied', prepare: withDrafts },
  {
    name: 'application-late',
    who: 'candidate',
    route: APPLICATION,
    at: ({ applicationId }) => `/admin/jobs/applied/${applicationId}`,
    prepare: (page) => changed(page, { answerBy: daysFromNow(-2), openedAt: daysFromNow(-5), nudgeFrom: daysFromNow(-1) }),
  },
  {
    name: 'application-unread',
    who: 'candidate',
    route: APPLICATION,
    at: ({ applicationId }) => `/admin/jobs/applied/${applicationId}`,
    prepare: (page) => changed(page, { isRead: false, nudgeFrom: null }),
  },
  {
    name: 'application-withdrawing',
    who: 'candidate',
    route: APPLICATION,
    at: ({ applicationId }) => `/admin/jobs/applied/${applicationId}`,
    prepare: askToWithdraw,
  },
];

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString();
}

const id = (place: number): string => `018f0000-0000-4000-8000-00000000000${place}`;

const QUESTIONS: Terms = {
  ...USUAL_TERMS,
  message: 'required',
  version: 1,
  questions: [
    { id: id(1), kind: 'info', text: 'We answer everybody within two weeks.', help: '' },
    { id: id(2), kind: 'yes-no', text: 'Do you have a driving licence of class B?', help: '', required: true },
    {
      id: id(3),
      kind: 'single',
      text: 'Which shift suits you?',
      help: 'You can change later.',
      required: false,
      options: ['Day', 'Night'],
    },
    { id: id(4), kind: 'multi', text: 'Which tools do you know?', help: '', required: false, options: ['Lathe', 'Mill', 'Press'] },
    { id: id(5), kind: 'number', text: 'Years in the trade', help: '', required: false, range: { min: 0, max: 60 }, unit: 'years' },
    { id: id(6), kind: 'date', text: 'From when can you work?', help: '', required: false },
    { id: id(7), kind: 'file', text: 'A reference', help: '', required: false },
    { id: id(8), kind: 'long', text: 'Tell us about a repair.', help: '', required: false },
  ],
};

/** The open form: in the panel on wide screens, and over the page on small ones. */
async function shownForm(page: Page): Promise<void> {
  await page.locator('form:visible textarea').first().waitFor();
}

async function withQuestions(page: Page): Promise<void> {
  await page.route('**/api/jobs/*/applying', (route) => route.fulfill({ json: QUESTIONS }));
  await page.reload();
  await page.locator('dialog[open] form textarea').first().waitFor();
}

async function refuseAnswers(page: Page): Promise<void> {
  await withQuestions(page);
  const form = page.locator('dialog[open] form');
  // On phones, the button that sends is in the last step.
  const isStepwise = (await form.locator('button[type=submit]').count()) === 0;
  if (isStepwise) for (const _step of [1, 2, 3]) await form.locator('.btn--ink').click();
  await form.locator('button[type=submit]').click();
  await form.locator('.field__error').first().waitFor();
}

async function withDrafts(page: Page): Promise<void> {
  const draft = (place: number, title: string, takesApplications: boolean): ListedDraft => ({
    job: { id: id(place), title, company: 'Kade Works', location: 'Kampen' },
    takesApplications,
    endsAt: null,
    updatedAt: daysFromNow(-3),
    deletedAt: daysFromNow(27),
  });
  const items = [draft(1, 'Lock keeper', true), draft(2, 'Bridge fitter for the northern provinces', false)];
  await page.route('**/api/applications/drafts', (route) => route.fulfill({ json: { items } }));
  await page.reload();
  await page.locator('main h2').first().waitFor();
}

async function changed(page: Page, change: Partial<ApplicationDetail>): Promise<void> {
  await page.route(/\/api\/applications\/[0-9a-f-]{36}$/, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as ApplicationDetail), isAwaited: true, ...change } });
  });
  await page.reload();
  await page.locator('main section').first().waitFor();
}

async function askToWithdraw(page: Page): Promise<void> {
  await page.locator('main .btn--rust').click();
  await page.locator('dialog[open] select').waitFor();
}
