import { refuseEvents } from '#core/testing/audit-events.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { deleteAccount } from '../contract/endpoints.ts';
import { accountServerPlugin } from './account.server-plugin.ts';

const api = freshServer([accountServerPlugin]);

async function leaver(isConfirmed: boolean) {
  const user = api.as('candidate', 'leaving');
  const { userId } = await user.actor();
  await api.db.updateTable('users').set({ email_verified: isConfirmed, locale: 'de' }).where('id', '=', userId).execute();
  return user;
}

test('The last address of a deleted account gets one mail in its language, and then the address is erased', async () => {
  await (await leaver(true)).reply(deleteAccount);
  await api.drain();
  expect(api.mails.map(({ to, content }) => [to, content.subject])).toEqual([
    ['candidate-leaving@example.test', 'Ihr Konto wurde gelöscht'],
  ]);
  const page = await api.registry.notices.outgoing.page({ limit: 10 });
  expect(page.items).toMatchObject([{ state: 'sent', to: null }]);
});

test('An address that nobody confirmed gets no mail', async () => {
  await (await leaver(false)).reply(deleteAccount);
  await api.drain();
  expect(api.mails).toEqual([]);
});

test('A deletion that failed is not told', async () => {
  const user = await leaver(true);
  await refuseEvents(api);
  await user.failure(deleteAccount);
  await api.drain();
  expect(api.mails).toEqual([]);
});
