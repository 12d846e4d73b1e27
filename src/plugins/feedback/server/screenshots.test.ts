import { sql } from 'kysely';
import { linkFile, linkPictures, uploadFile } from '#core/contract/files/endpoints.ts';
import { type Caller, type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { pngOf } from '#core/testing/test-files.ts';
import { deleteAccount } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getFeedback, giveFeedback } from '../contract/endpoints.ts';
import { sentFeedback } from './testing/sent-feedback.ts';

const MISSING = '018f0000-0000-7000-8000-00000000dead';
const BODY = { kind: 'problem', text: 'The map does not open.', language: 'en' } as const;

const api = testServer(serverPlugins);

const screenshotOf = async (who: TestCaller): Promise<string> => {
  const file = { name: 'screen.png', content: await pngOf(300, 200) };
  return (await who.upload(uploadFile, { query: { purpose: 'screenshot' }, file })).id;
};

/** Feedback with a screenshot. */
async function pictured(sender: TestCaller) {
  const screenshotId = await screenshotOf(sender);
  return { screenshotId, id: (await sentFeedback(sender, { screenshotId })).id };
}

/** The status with which the user loads a picture of a page. */
async function seen(who: TestCaller, id: string): Promise<number> {
  const { items } = await who.reply(linkPictures, { body: { ids: [id] } });
  return (await api.app.inject({ method: 'GET', url: items[0]?.url ?? '/files/none' })).statusCode;
}

test('a visitor cannot send a screenshot', async () => {
  const screenshotId = await screenshotOf(api.as('candidate', 'owner'));
  for (const id of [screenshotId, MISSING]) {
    expect(await api.as('visitor').refusal(giveFeedback, { body: { ...BODY, screenshotId: id } })).toMatchObject({
      status: 422,
      issues: [{ path: 'screenshotId', code: 'feedback.screenshot-of-visitor' }],
    });
  }
});

test('a screenshot of another user, or one that does not exist, is refused, and nothing is stored', async () => {
  const sender = api.as('candidate', 'thief');
  const screenshotId = await screenshotOf(api.as('candidate', 'owner'));
  for (const id of [screenshotId, MISSING]) {
    expect(await sender.refusal(giveFeedback, { body: { ...BODY, screenshotId: id } })).toMatchObject({
      status: 422,
      issues: [{ path: 'screenshotId', code: 'files.not-yours' }],
    });
  }
  const { userId } = await sender.actor();
  const { rows } = await sql`select id from feedback where user_id = ${userId}`.execute(api.db);
  expect(rows).toEqual([]);
});

test.each<Caller>(['candidate', 'employer', 'newcomer', 'admin'])('the sender (%s) sees the screenshot with the feedback', async (who) => {
  const sender = api.as(who, 'sender');
  const { id, screenshotId } = await pictured(sender);
  const { screenshot } = await sender.reply(getFeedback, { params: { id } });
  expect(screenshot).toMatchObject({ fileId: screenshotId, state: 'ready' });
  expect(await seen(sender, screenshotId)).toBe(200);
});

test('feedback without a screenshot has none', async () => {
  const sender = api.as('candidate', 'plain');
  const { id } = await sentFeedback(sender);
  expect((await sender.reply(getFeedback, { params: { id } })).screenshot).toBeNull();
});

test('only administrators with the duty see it', async () => {
  const { id, screenshotId } = await pictured(api.as('candidate', 'shown'));
  const link = { params: { id: screenshotId }, body: { disposition: 'inline' } } as const;
  const params = { id };
  const others: readonly [Caller, number][] = [
    ['visitor', 401],
    ['candidate', 404],
    ['employer', 404],
    ['admin:', 404],
    ['admin:users,jobs,companies', 404],
  ];
  for (const [who, status] of others) {
    expect([who, await api.as(who, 'other').status(getFeedback, { params })]).toEqual([who, status]);
    expect([who, await api.as(who, 'other').status(linkFile, link)]).toEqual([who, status]);
  }
  const admin = api.as('admin:feedback');
  expect((await admin.reply(getFeedback, { params })).screenshot?.fileId).toBe(screenshotId);
  expect(await seen(admin, screenshotId)).toBe(200);
  expect(await admin.status(linkFile, link)).toBe(201);
});

test('a screenshot that was not sent yet is seen by its owner alone', async () => {
  const owner = api.as('candidate', 'unsent');
  const link = { params: { id: await screenshotOf(owner) }, body: { disposition: 'inline' } } as const;
  expect(await api.as('admin:feedback').status(linkFile, link)).toBe(404);
  expect(await owner.status(linkFile, link)).toBe(201);
});

test.each(['pending', 'infected'])('a screenshot that is %s has no address', async (state) => {
  const sender = api.as('candidate', state);
  const { id, screenshotId } = await pictured(sender);
  await sql`update files set state = ${state} where id = ${screenshotId}`.execute(api.db);
  expect((await sender.reply(getFeedback, { params: { id } })).screenshot).toMatchObject({ state });
  expect(await seen(sender, screenshotId)).toBe(404);
});

test('the screenshot is deleted with the account of its sender', async () => {
  const sender = api.as('candidate', 'leaving');
  const { screenshotId } = await pictured(sender);
  expect(await sender.status(deleteAccount)).toBe(204);
  const { rows } = await sql`select id from files where id = ${screenshotId}`.execute(api.db);
  expect(rows).toEqual([]);
});
