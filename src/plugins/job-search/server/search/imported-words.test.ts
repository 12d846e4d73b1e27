import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { searchJobs, suggestJobs } from '../../contract/endpoints.ts';
import { publish, writeImport } from '../testing/search-fixture.ts';

const api = testServer(serverPlugins);

test('The words and suggestions of an import are known when it ends', async () => {
  await publish(api, [{ title: 'Zymurgist' }]);
  await writeImport(api, (writer) => writer.finish());
  await api.drain();
  const { items, corrected } = await api.as('visitor').reply(searchJobs, { query: { q: 'Zymurgyst', limit: 10 } });
  expect([items.map(({ title }) => title), corrected]).toEqual([['Zymurgist'], 'zymurgist']);
  expect((await api.as('visitor').reply(suggestJobs, { query: { q: 'zymu' } })).items.map(({ text }) => text)).toContain('Zymurgist');
});
