import type { AuditTables } from '#core/server/audit/audit-tables.ts';
import { refuseEvents } from '#core/testing/audit-events.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { deleteAccount } from '../contract/endpoints.ts';
import { accountServerPlugin } from './account.server-plugin.ts';

const api = freshServer([accountServerPlugin]);

const eventsOf = (userId: string) =>
  api.db
    .$extendTables<AuditTables>()
    .selectFrom('audit_events')
    .innerJoin('audit_details', 'event_id', 'id')
    .select(['action', 'actor_id', 'ip', 'user_agent', 'changes'])
    .where('subject_id', '=', userId)
    .execute();

test('a deleted account leaves one event with nothing but the id of the user', async () => {
  const user = api.as('candidate', 'leaving');
  const { userId } = await user.actor();
  await user.reply(deleteAccount);
  expect(await eventsOf(userId)).toEqual([{ action: 'user.deleted', actor_id: userId, ip: null, user_agent: null, changes: {} }]);
});

test('an account stays when the event cannot be written', async () => {
  const user = api.as('candidate', 'remaining');
  const { userId } = await user.actor();
  await refuseEvents(api);
  await user.failure(deleteAccount);
  expect(await api.db.selectFrom('users').select('id').where('id', '=', userId).execute()).toEqual([{ id: userId }]);
});

test('a refused deletion leaves no event', async () => {
  const user = api.as('candidate', 'staying', new Date(0));
  expect(await user.refusal(deleteAccount)).toMatchObject({ code: 'account.sign-in-again' });
  expect(await eventsOf((await user.actor()).userId)).toEqual([]);
});
