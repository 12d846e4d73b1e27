import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { MISSING } from '#tests/e2e/screens/states.ts';
import type { Role, World } from '#tests/e2e/screens/world.ts';
import { ApiUser } from '#tests/support/api-client.ts';
import { feedbackErrors } from '../contract/errors.ts';
import { feedbackDetail, ITEM_ID, ownFeedback, senderReplies, teamDetail } from './stubbed-feedback.ts';

const LIST = '/admin/feedbacks/list';
const FORM = '/admin/feedbacks/form';
const ITEM = `${FORM}?id=${ITEM_ID}`;

/** The pages of signed-in users. Their states are stubbed, so that each picture shows the same conversation. */
export const itemScreens: readonly Screen[] = [
  { name: 'feedback-item-missing', who: 'candidate', route: FORM, firstGet: 'not here', at: () => ITEM, expectedFaults: MISSING },
  { name: 'feedback-give', who: 'candidate', route: FORM, firstGet: 'not here' },
  { name: 'feedback-own', who: 'candidate', route: LIST, prepare: (page) => listOwn(page, ownFeedback()) },
  { name: 'feedback-own-empty', who: 'newcomer', route: LIST, prepare: (page) => listOwn(page, []) },
  {
    name: 'feedback-item',
    who: 'candidate',
    route: FORM,
    firstGet: 'not here',
    at: async (world) => `${FORM}?id=${await givenBy(world, 'candidate')}`,
    prepare: (page) => openItem(page, feedbackDetail({ replies: senderReplies(), isUnread: true })),
  },
  {
    name: 'feedback-item-new',
    who: 'employer',
    route: FORM,
    at: async (world) => `${FORM}?id=${await givenBy(world, 'employer')}`,
    prepare: (page) => openItem(page, feedbackDetail({ state: 'received', may: { edit: true, reply: true, reopens: false } })),
  },
  {
    name: 'feedback-item-closed',
    who: 'candidate',
    route: FORM,
    firstGet: 'not here',
    prepare: (page) =>
      openItem(
        page,
        feedbackDetail({ state: 'closed', replies: senderReplies(), rating: null, may: { edit: false, reply: false, reopens: false } }),
      ),
  },
  { name: 'feedback-item-team', who: 'admin', route: FORM, firstGet: 'not here', prepare: (page) => openItem(page, teamDetail()) },
  { name: 'feedback-item-note', who: 'admin', route: FORM, firstGet: 'not here', prepare: writeNote },
  {
    name: 'feedback-conflict',
    who: 'candidate',
    route: FORM,
    firstGet: 'not here',
    prepare: meetConflict,
    expectedFaults: /409|failed ApiError/,
  },
];

/** Gives feedback through the API. Returns its id. */
async function givenBy({ url, accounts }: World, role: Role): Promise<string> {
  const { email, password } = accounts[role];
  const sender = await ApiUser.signIn(url, email, password);
  const body = { kind: 'idea', text: 'Show the distance to each job.', language: 'en', homepage: '' };
  return (await sender.must<{ id: string }>('POST', '/feedback', body)).id;
}

async function listOwn(page: Page, items: readonly object[]): Promise<void> {
  await page.route('**/api/feedback/mine?*', (route) => route.fulfill({ json: { items, nextCursor: null } }));
  await page.goto(LIST);
  await page
    .locator(items.length > 0 ? 'main .datalist__row' : 'main .empty')
    .first()
    .waitFor();
}

async function openItem(page: Page, item: object): Promise<void> {
  await page.route(`**/api/feedback/${ITEM_ID}`, (route) => route.fulfill({ json: item }));
  await page.route(`**/api/feedback/${ITEM_ID}/read`, (route) => route.fulfill({ status: 204 }));
  await page.route(`**/api/feedback/${ITEM_ID}/similar`, (route) => route.fulfill({ json: { items: [] } }));
  await page.goto(ITEM);
  await page.locator('main ol').first().waitFor();
}

async function writeNote(page: Page): Promise<void> {
  await openItem(page, teamDetail());
  await page.locator('main [data-reply] input[type=radio]').nth(1).check();
  await page.locator('main [data-reply] textarea').fill('Ask the map team first. اسألوا فريق الخرائط أولًا.');
}

async function meetConflict(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await openItem(page, feedbackDetail({ state: 'received', may: { edit: true, reply: true, reopens: false } }));
  await page.locator('main ol button').click();
  await page.locator('main [data-edit] textarea').fill('What I typed meanwhile. ما كتبته في هذه الأثناء.');
  const handled = feedbackDetail({ replies: senderReplies().slice(0, 1) });
  await page.route(`**/api/feedback/${ITEM_ID}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 409, json: { code: 'feedback.not-new', message: feedbackErrors['feedback.not-new'].message } })
      : route.fulfill({ json: handled }),
  );
  await page.locator('main [data-edit] button[type=submit]').click();
  await page.locator('main [data-conflict]').waitFor();
}
