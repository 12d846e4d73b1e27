import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { type AccountTables, PushTokenRepository } from './push-token-repository.ts';

const PHONE = 'phone'.padEnd(22, 'x');

const api = testServer(serverPlugins);

test('only the token that the provider reports as unregistered is removed', async () => {
  const db = api.db.$extendTables<AccountTables>();
  const tokens = new PushTokenRepository(db, () => new Date());
  const { userId } = await api.as('candidate').actor();
  await tokens.save(userId, 'gone');
  await tokens.save(userId, `${PHONE}:new`);
  await tokens.removeUnregistered('gone');
  // A late report about a token that the device has replaced since.
  await tokens.removeUnregistered(`${PHONE}:old`);
  expect(await db.selectFrom('push_tokens').select('token').execute()).toEqual([{ token: `${PHONE}:new` }]);
});
