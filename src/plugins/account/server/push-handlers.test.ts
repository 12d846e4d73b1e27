import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { forgetPushToken, savePushToken } from '../contract/endpoints.ts';
import { personalData } from '../contract/personal-data.ts';
import type { AccountTables } from './push-token-repository.ts';

const NOWHERE = '018f0000-0000-7000-8000-000000000000';
const installation = (name: string): string => name.padEnd(22, 'x');

let clock = Date.parse('2026-03-01T09:00:00Z');
const api = testServer(serverPlugins, { now: () => new Date(clock) });
beforeEach(async () => {
  await api.db.$extendTables<AccountTables>().deleteFrom('push_tokens').execute();
});

async function tokensOf(name: string): Promise<string[]> {
  const { userId } = await api.as('candidate', name).actor();
  const rows = await api.db
    .$extendTables<AccountTables>()
    .selectFrom('push_tokens')
    .select('token')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ token }) => token).sort();
}

const save = async (name: string, token: string): Promise<string> =>
  (await api.as('candidate', name).reply(savePushToken, { body: { token } })).id;

test("a user cannot remove a missing device or another user's device", async () => {
  const id = await save('ada', 'a-token');
  expect(await api.as('candidate', 'bob').status(forgetPushToken, { params: { id } })).toBe(404);
  expect(await api.as('candidate', 'bob').status(forgetPushToken, { params: { id: NOWHERE } })).toBe(404);
  expect(await tokensOf('ada')).toEqual(['a-token']);
});

test.each([[undefined], [''], [7], ['with a space'], ['with \u0000'], ['عنوان'], ['x'.repeat(4097)]])(
  'refuses the token %p',
  async (token) => {
    expect(await api.as('candidate', 'ada').refusal(savePushToken, { body: { token } })).toMatchObject({
      status: 422,
      issues: [{ path: 'token' }],
    });
    expect(await tokensOf('ada')).toEqual([]);
  },
);

test('a token may have 4096 characters', async () => {
  await save('ada', 'x'.repeat(4096));
  expect(await tokensOf('ada')).toEqual(['x'.repeat(4096)]);
});

test('a signed-in user can use several devices, also without a role', async () => {
  const { id } = await api.as('newcomer').reply(savePushToken, { body: { token: 'of-a-newcomer' } });
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await save('ada', 'one');
  await save('ada', 'two');
  expect(await tokensOf('ada')).toEqual(['one', 'two']);
});

test('the same token is stored once', async () => {
  expect(await save('ada', 'one')).toBe(await save('ada', 'one'));
  expect(await tokensOf('ada')).toEqual(['one']);
});

test('a new token of the same device replaces the old one', async () => {
  const before = await save('ada', `${installation('phone')}:first`);
  await save('ada', `${installation('laptop')}:first`);
  expect(await save('ada', `${installation('phone')}:second`)).toBe(before);
  expect(await tokensOf('ada')).toEqual([`${installation('laptop')}:first`, `${installation('phone')}:second`]);
});

test("a device's token moves to the user who signs in there", async () => {
  await save('ada', 'shared');
  await save('bob', 'shared');
  expect([await tokensOf('ada'), await tokensOf('bob')]).toEqual([[], ['shared']]);
});

test('of more than 20 devices, the one saved longest ago is removed', async () => {
  await save('bob', 'of-bob');
  for (let device = 1; device <= 20; device += 1) {
    clock += 1000;
    await save('ada', `device-${device}`);
  }
  clock += 1000;
  await save('ada', 'device-1');
  clock += 1000;
  await save('ada', 'device-21');
  const left = await tokensOf('ada');
  expect(left).toHaveLength(20);
  expect(left).toEqual(expect.arrayContaining(['device-1', 'device-21']));
  expect(left).not.toContain('device-2');
  expect(await tokensOf('bob')).toEqual(['of-bob']);
});

test('of 30 devices saved at once, 20 stay', async () => {
  const devices = Array.from({ length: 30 }, (_, device) => `device-${device}`);
  const statuses = await Promise.all(devices.map((token) => api.as('candidate', 'ada').status(savePushToken, { body: { token } })));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await tokensOf('ada')).toHaveLength(20);
});

test("two users who take over each other's devices at once both succeed", async () => {
  const devices = Array.from({ length: 10 }, (_, device) => `device-${device}`);
  const statuses = await Promise.all(
    devices.flatMap((token) => ['ada', 'bob'].map((name) => api.as('candidate', name).status(savePushToken, { body: { token } }))),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect([...(await tokensOf('ada')), ...(await tokensOf('bob'))].sort()).toEqual(devices);
});

test('a removed device receives no more messages', async () => {
  const id = await save('ada', 'one');
  await save('ada', 'two');
  expect(await api.as('candidate', 'ada').status(forgetPushToken, { params: { id } })).toBe(204);
  expect(await tokensOf('ada')).toEqual(['two']);
});

test('the deletion plan lists the devices', async () => {
  const [told] = api.registry.contributions(personalData).filter(({ id }) => id === 'account.push-devices');
  await save('ada', 'one');
  await save('ada', 'two');
  const listOf = async (name: string) => told?.value.listOf((await api.as('candidate', name).actor()).userId);
  expect([await listOf('ada'), await listOf('bob')]).toEqual([[{ code: 'account.push-devices', fate: 'deleted', count: 2 }], []]);
});

test('deleting the account deletes the devices', async () => {
  await save('leaving', 'one');
  const { userId } = await api.as('candidate', 'leaving').actor();
  await api.db.deleteFrom('users').where('id', '=', userId).execute();
  expect(await api.db.$extendTables<AccountTables>().selectFrom('push_tokens').selectAll().execute()).toEqual([]);
});
