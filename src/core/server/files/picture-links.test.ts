import { linkPictures, uploadFile } from '#core/contract/files/endpoints.ts';
import { MOST_PICTURES } from '#core/contract/files/file-purpose.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { eventsAbout } from '#core/testing/audit-events.ts';
import { fileAway, papersServerPlugin } from '#core/testing/papers-server-plugin.ts';
import { type Caller, testServer } from '#core/testing/server-kit.ts';
import { pngOf } from '#core/testing/test-files.ts';
import { pdfOf } from '#core/testing/test-pdf.ts';
import type { FileTables } from './file-tables.ts';

const api = testServer([papersServerPlugin], { now: () => now });
let now = new Date();
beforeEach(() => {
  now = new Date('2026-03-10T09:00:00.000Z');
});

const MISSING = '01890a5d-ac96-774b-bcce-b302099a8058';

async function sent(name: string, file: { name: string; content: Buffer }): Promise<string> {
  const input = { query: { purpose: 'paper' }, file };
  return ((await api.as('candidate', name).reply(uploadFile as never, input as never)) as StoredFile).id;
}

/** A picture of a candidate, which employers may see. */
async function pictureOf(name: string): Promise<string> {
  const id = await sent(name, { name: 'paper.png', content: await pngOf() });
  await api.as('candidate', name).reply(fileAway, { body: { fileIds: [id] } });
  return id;
}

const linked = async (who: Caller, ids: readonly string[], name?: string) =>
  (await api.as(who, name).reply(linkPictures, { body: { ids } })).items;
const addressOf = async (who: Caller, id: string, name?: string): Promise<string> => (await linked(who, [id], name))[0]?.url ?? '';
const opened = async (url: string): Promise<number> => (await api.app.inject({ method: 'GET', url })).statusCode;
const recorded = async (id: string): Promise<number> => (await eventsAbout(api, id)).length;

test('Addresses are made for signed-in users, of pictures that they may see', async () => {
  const id = await pictureOf('owner');
  expect(await api.as('employer').status(linkPictures, { body: { ids: [] } })).toBe(200);
  expect(await api.as('employer').status(linkPictures, { body: { ids: ['me.png'] } })).toBe(422);
  expect(await api.as('employer').status(linkPictures, { body: { ids: Array(MOST_PICTURES + 1).fill(id) } })).toBe(422);
  const paper = await sent('owner', { name: 'paper.pdf', content: pdfOf() });
  expect((await linked('candidate', [id, paper, MISSING, id], 'owner')).map((item) => item.id)).toEqual([id]);
  expect((await linked('employer', [id, MISSING])).map((item) => item.id)).toEqual([id]);
  expect(await linked('candidate', [id], 'other')).toEqual([]);
});

test('A picture that the scanner has not seen has no address', async () => {
  const id = await pictureOf('scanned');
  await api.db.$extendTables<FileTables>().updateTable('files').set({ state: 'pending' }).where('id', '=', id).execute();
  expect(await linked('candidate', [id], 'scanned')).toEqual([]);
});

test('An address works for 60 seconds, without a session', async () => {
  const url = await addressOf('employer', await pictureOf('timed'));
  expect(await opened(url)).toBe(200);
  now = new Date(now.getTime() + 59_000);
  expect(await opened(url)).toBe(200);
  now = new Date(now.getTime() + 1000);
  expect(await opened(url)).toBe(404);
});

test('An address stops to work when its reader loses the right, is suspended or leaves', async () => {
  const id = await pictureOf('strict');
  const url = await addressOf('employer', id);
  await api.as('candidate', 'strict').reply(fileAway, { body: { fileIds: [] } });
  expect(await opened(url)).toBe(404);
  await api.as('candidate', 'strict').reply(fileAway, { body: { fileIds: [id] } });
  expect(await opened(url)).toBe(200);
  const { userId } = await api.as('employer').actor();
  const reader = api.db.updateTable('users').where('id', '=', userId);
  await reader.set({ status: 'suspended', suspended_for: 'spam' }).execute();
  expect(await opened(url)).toBe(404);
  await reader.set({ status: 'active', suspended_for: null }).execute();
  const leaving = await addressOf('employer', id, 'leaving');
  await api.db
    .deleteFrom('users')
    .where('id', '=', (await api.as('employer', 'leaving').actor()).userId)
    .execute();
  expect(await opened(leaving)).toBe(404);
});

test('Readings by others are recorded once an hour for each person and picture, also by twenty calls at once', async () => {
  const [first, second] = [await pictureOf('seen'), await pictureOf('seen too')];
  await linked('candidate', [first], 'seen');
  expect(await recorded(first)).toBe(0);
  await Promise.all(Array.from({ length: 20 }, (_, index) => linked('employer', index % 2 === 0 ? [first, second] : [second, first])));
  expect([await recorded(first), await recorded(second)]).toEqual([1, 1]);
  await linked('employer', [first], 'another');
  expect(await recorded(first)).toBe(2);
  now = new Date(now.getTime() + 60 * 60_000 - 1);
  await linked('employer', [first]);
  expect(await recorded(first)).toBe(2);
  now = new Date(now.getTime() + 1);
  await linked('employer', [first]);
  expect(await recorded(first)).toBe(3);
  expect((await eventsAbout(api, first))[0]).toMatchObject({
    action: 'file.read',
    actor_id: (await api.as('employer').actor()).userId,
    changes: { disposition: { to: 'inline' }, purpose: { to: 'paper' } },
  });
});

test('Old readings are forgotten', async () => {
  const id = await pictureOf('forgotten');
  await linked('employer', [id]);
  const rows = async () =>
    (await api.db.$extendTables<FileTables>().selectFrom('file_readings').select('file_id').where('file_id', '=', id).execute()).length;
  await api.runSchedule('core.sweep-files');
  expect(await rows()).toBe(1);
  now = new Date(now.getTime() + 60 * 60_000);
  await api.runSchedule('core.sweep-files');
  expect(await rows()).toBe(0);
});
