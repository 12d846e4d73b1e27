import { setTimeout as sleep } from 'node:timers/promises';
import { serverWith } from '#core/testing/server-kit.ts';

test('a server that starts deletes the sessions that nobody used for 90 days', async () => {
  const api = await serverWith([]);
  const { userId } = await api.as('candidate').actor();
  const longAgo = new Date(Date.now() - 91 * 86_400_000);
  const session = { user_id: userId, user_agent: '', first_seen: longAgo, last_seen: longAgo };
  await api.db
    .insertInto('sessions')
    .values({ ...session, id: '018f0000-0000-7000-8000-000000000001', auth_time: longAgo })
    .execute();
  const stop = await api.registry.start();
  while ((await api.db.selectFrom('sessions').select('id').execute()).length > 0) await sleep(10);
  await stop();
});
