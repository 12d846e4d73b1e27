import { serverWith } from '#core/testing/server-kit.ts';

const DAY = 86_400_000;

test('a schedule deletes sessions that were unused for 90 days', async () => {
  const api = await serverWith([]);
  const { userId } = await api.as('candidate').actor();
  const session = (at: number, id: string) => {
    const then = new Date(Date.now() - at * DAY);
    return { id, user_id: userId, user_agent: '', first_seen: then, last_seen: then, auth_time: then };
  };
  const [old, recent] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'] as const;
  await api.db
    .insertInto('sessions')
    .values([session(91, old), session(89, recent)])
    .execute();
  await api.runSchedule('core.purge-sessions');
  expect(await api.db.selectFrom('sessions').select('id').execute()).toEqual([{ id: recent }]);
});

test('a schedule deletes the limits that have ended', async () => {
  const api = await serverWith([]);
  const limit = (key: string, in_: number) => ({ key, hits: 1, ends_at: new Date(Date.now() + in_) });
  await api.db
    .insertInto('rate_limits')
    .values([limit('ended', -DAY), limit('counting', DAY)])
    .execute();
  await api.runSchedule('core.purge-limits');
  expect(await api.db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'counting' }]);
});
