import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileAnswer } from '#core/server/http/files/handle-download.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { readXml, textsOf } from '../testing/read-xml.ts';
import { publish, searchDatabase } from '../testing/search-fixture.ts';
import { Sitemap } from './sitemap.ts';

const SITE = 'https://jobs.example.org';

const api = testServer(serverPlugins);
let ids: readonly string[];
beforeAll(async () => {
  ids = await publish(
    api,
    Array.from({ length: 7 }, (_, at) => ({ title: `Mason ${at}` })),
  );
});

const bodyOf = async ({ body }: FileAnswer): Promise<string> =>
  typeof body === 'string' ? body : (await buffer(Readable.from(body as AsyncIterable<string>))).toString();
const addresses = async (answer: FileAnswer) => textsOf(readXml(await bodyOf(answer)), 'loc');

test('a map with many pages has several files, and each page is in one of them', async () => {
  const sitemap = new Sitemap({ db: searchDatabase(api), now: () => new Date(), siteOrigin: () => SITE, size: 3, portion: 2 });
  expect(await addresses(await sitemap.index())).toEqual([1, 2, 3, 4].map((file) => `${SITE}/sitemap-jobs.xml?file=${file}`));
  const files = [await addresses(await sitemap.file(1)), await addresses(await sitemap.file(2)), await addresses(await sitemap.file(3))];
  expect(files.map(({ length }) => length)).toEqual([3, 3, 2]);
  expect(files.flat()).toEqual([`${SITE}/jobs`, ...[...ids].sort().map((id) => `${SITE}/jobs/${id}`)]);
  const [list, company, ...others] = await addresses(await sitemap.file(4));
  expect([list, others]).toEqual([`${SITE}/companies`, []]);
  expect(company).toMatch(/^https:\/\/jobs\.example\.org\/companies\/[0-9a-f-]{36}$/);
  await expect(sitemap.file(5)).rejects.toMatchObject({ code: 'not-found' });
});

test('a file never has more pages than allowed, also when postings were added after the index', async () => {
  let time = Date.now();
  const sitemap = new Sitemap({ db: searchDatabase(api), now: () => new Date(time), siteOrigin: () => SITE, size: 8, portion: 3 });
  expect(await addresses(await sitemap.file(1))).toHaveLength(8);
  await publish(api, [{ title: 'Late mason' }, { title: 'Later mason' }]);
  expect(await addresses(await sitemap.file(1))).toHaveLength(8);
  time += 60_000;
  expect(await addresses(await sitemap.index())).toHaveLength(3);
  expect(await addresses(await sitemap.file(1))).toHaveLength(8);
});
