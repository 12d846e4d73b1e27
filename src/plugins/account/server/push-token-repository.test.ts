import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { AccountTables } from './push-tables.ts';
import { PushTokenRepository } from './push-token-repository.ts';

const PHONE = 'phone'.padEnd(22, 'x');

let api: TestServer;
beforeAll(async () => {
  api = await serverWith(serverPlugins);
});

test('what the provider says is registered no longer is forgotten, and nothing else', async () => {
  const db = api.db.$extendTables<AccountTables>();
  const tokens = new PushTokenRepository(db, () => new Date());
  const { userId } = await api.as('candidate').actor();
  await tokens.save(userId, 'gone');
  await tokens.save(userId, `${PHONE}:new`);
  await tokens.removeUnregistered('gone');
  // Said late, of a token that the device has replaced meanwhile.
  await tokens.removeUnregistered(`${PHONE}:old`);
  expect(await db.selectFrom('push_tokens').select('token').execute()).toEqual([{ token: `${PHONE}:new` }]);
});
