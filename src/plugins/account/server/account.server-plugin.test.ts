import { getMe } from '#core/contract/me.ts';
import { NO_PROVIDER } from '#core/testing/no-provider.ts';
import { serverWith, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { chooseRole } from '../contract/endpoints.ts';

const api = testServer(serverPlugins);

test.each(['admin', 'owner', '', null])('a user cannot choose the role %p', async (role) => {
  const refusal = await api.as('newcomer').refusal(chooseRole, { body: { role } });
  expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'role' }] });
  expect((await api.as('newcomer').reply(getMe)).role).toBeNull();
});

test('a new user chooses a role once and keeps it', async () => {
  const newcomer = api.as('newcomer', 'deciding');
  const me = await newcomer.reply(chooseRole, { body: { role: 'employer' } });
  expect(me.role).toBe('employer');
  expect(await newcomer.reply(getMe)).toEqual(me);
  expect(await newcomer.refusal(chooseRole, { body: { role: 'candidate' } })).toMatchObject({ status: 409, code: 'account.role-chosen' });
  expect((await newcomer.reply(getMe)).role).toBe('employer');
});

test('a user with a granted role cannot choose another one', async () => {
  expect(await api.as('admin').refusal(chooseRole, { body: { role: 'candidate' } })).toMatchObject({ status: 409 });
});

test('two simultaneous choices leave one role', async () => {
  const newcomer = api.as('newcomer', 'torn');
  const statuses = await Promise.all([
    newcomer.status(chooseRole, { body: { role: 'candidate' } }),
    newcomer.status(chooseRole, { body: { role: 'employer' } }),
  ]);
  expect(statuses.sort()).toEqual([200, 409]);
});

describe('an unconfirmed telephone number', () => {
  test('prevents the choice of a role where the verification is required', async () => {
    const strict = await serverWith(serverPlugins, { env: { PHONE_VERIFICATION: 'required' } });
    const newcomer = strict.as('unconfirmed');
    expect(await newcomer.reply(getMe)).toMatchObject({ role: null, mustConfirmPhone: true });
    expect(await newcomer.refusal(chooseRole, { body: { role: 'candidate' } })).toMatchObject({
      status: 403,
      code: 'account.phone-needed',
    });
    expect((await newcomer.reply(getMe)).role).toBeNull();
  });

  test.each([{}, { PHONE_VERIFICATION: 'optional' }, { PHONE_VERIFICATION: 'off' }])('does not prevent it with %j', async (env) => {
    const lenient = (await serverWith(serverPlugins, { env })).as('unconfirmed');
    expect((await lenient.reply(getMe)).mustConfirmPhone).toBe(false);
    expect(await lenient.reply(chooseRole, { body: { role: 'candidate' } })).toMatchObject({ role: 'candidate', mustConfirmPhone: false });
  });
});

test('the schedule retries identity deletions at the provider without limit', async () => {
  let minutes = 0;
  const asked: string[] = [];
  const deleteAccount = async (uid: string): Promise<void> => {
    asked.push(uid);
    if (asked.length < 10) throw new Error('The provider is away.');
  };
  const late = await serverWith(serverPlugins, {
    identity: { ...NO_PROVIDER, deleteAccount },
    now: () => new Date(Date.parse('2026-03-01T12:00:00Z') + minutes * 60_000),
  });
  await late.db.insertInto('removed_identities').values({ identity_uid: 'uid-gone', removed_at: new Date(), completed_at: null }).execute();
  for (; minutes < 24 * 60; minutes += 60) {
    await late.runSchedule('account.remove-identities', { failures: 'expected' });
  }
  expect(asked).toEqual(Array.from({ length: 10 }, () => 'uid-gone'));
  const { completed_at } = await late.db.selectFrom('removed_identities').selectAll().executeTakeFirstOrThrow();
  expect(completed_at).not.toBeNull();
});
