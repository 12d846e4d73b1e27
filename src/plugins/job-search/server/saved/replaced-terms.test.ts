import { inTransaction } from '#core/server/db/transaction.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listSavedSearches, saveSearch } from '../../contract/saved-endpoints.ts';
import { aSearch } from '../testing/saved-world.ts';
import { savedTermUses } from './replaced-terms.ts';

const api = testServer(serverPlugins);

test('a merge of two categories deletes a search only when its own user has the equal one', async () => {
  const save = (who: TestCaller, category: string) => who.reply(saveSearch, { body: aSearch({ name: category, terms: { category } }) });
  const [both, old, fresh] = [api.as('candidate', 'both'), api.as('candidate', 'old'), api.as('candidate', 'fresh')];
  for (const [who, category] of [
    [both, 'steel'],
    [both, 'metal'],
    [old, 'steel'],
    [fresh, 'metal'],
  ] as const) {
    await save(who, category);
  }

  const [ofCategories] = savedTermUses;
  await inTransaction(api.db, async (_own, transaction) => ofCategories?.replace?.(transaction, 'steel', 'metal'));

  const kept = async (who: TestCaller) => (await who.reply(listSavedSearches)).items.map(({ name, terms }) => [name, terms.category]);
  expect(await kept(both)).toEqual([['metal', 'metal']]);
  expect(await kept(old)).toEqual([['steel', 'metal']]);
  expect(await kept(fresh)).toEqual([['metal', 'metal']]);
});
