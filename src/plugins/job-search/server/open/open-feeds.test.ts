import { sql } from 'kysely';
import { serverWith, testServer } from '#core/testing/server-kit.ts';
import { getCompany, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob } from '#plugins/jobs/contract/endpoints.ts';
import { editJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import { getJobsRss, getSitemapFile } from '../../contract/open-endpoints.ts';
import { anEmployer, aPosting, moveOn, nowOf } from '../testing/posting-world.ts';
import { readXml, textsOf, type XmlElement } from '../testing/read-xml.ts';
import { publish } from '../testing/search-fixture.ts';

const SITE = 'https://jobs.example.org';
const DAY = 86_400_000;
const MINUTE = 60_000;

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { env: { PUBLIC_URL: SITE }, now: () => new Date(time) });

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });
const read = async (url: string): Promise<XmlElement> => readXml((await get(url)).body);
const pageOf = (id: string): string => `${SITE}/jobs/${id}`;
const items = (feed: XmlElement): readonly XmlElement[] => feed.children[0]?.children.filter(({ name }) => name === 'item') ?? [];

/** More than the minute for which the map and the feed are kept. */
const waitAMinute = (): void => {
  time += MINUTE;
};

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemap-jobs.xml?file=1', 'application/xml; charset=utf-8'],
  ['/feeds/jobs.rss', 'application/rss+xml; charset=utf-8'],
  ['/feeds/jobs.xml', 'application/xml; charset=utf-8'],
])('%s is XML without postings too, has a tag, and never names the host of the request', async (url, type) => {
  const answer = await get(url, { host: 'evil.test', 'x-forwarded-host': 'evil.test' });
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, type, 'public, no-cache']);
  readXml(answer.body);
  expect(answer.body).toContain(SITE);
  expect(answer.body).not.toContain('evil.test');
  const again = await get(url, { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await api.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('without PUBLIC_URL, the addresses are those where the server listens', async () => {
  const local = await serverWith(serverPlugins);
  const { body } = await local.app.inject({ url: '/sitemap.xml', headers: { host: 'evil.test' } });
  expect(textsOf(readXml(body), 'loc')).toEqual(['http://127.0.0.1:3000/sitemap-jobs.xml?file=1']);
});

test('/robots.txt names the site map, and lets search engines make the calls of the open pages', async () => {
  const { body } = await get('/robots.txt');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    'Allow: /api/jobs',
    'Allow: /api/companies/',
    'Allow: /api/masters/',
    '',
    `Sitemap: ${SITE}/sitemap.xml`,
    '',
  ]);
});

test.each([0, 'x', 50_001, ''])('a request for the file %s of the site map is refused', async (file) => {
  expect(await api.as('visitor').status(getSitemapFile, { query: { file } })).toBe(422);
});

test('a file beyond the last one does not exist', async () => {
  expect(await api.as('visitor').status(getSitemapFile, { query: { file: 2 } })).toBe(404);
});

test('a feed refuses filters that the search refuses', async () => {
  expect(await api.as('visitor').status(getJobsRss, { query: { workMode: 'underwater' } })).toBe(422);
});

test('an open posting is in the map with its last change, and in both feeds', async () => {
  const employer = await anEmployer(api, 'anna');
  const job = await aPosting(employer, { title: 'Ferry pilot', location: 'Bergen', country: 'NO' });
  time += DAY;
  await employer.reply(editJob, { params: { id: job.id }, body: { title: 'Ferry captain', version: job.version } });
  const map = await read('/sitemap-jobs.xml?file=1');
  const entry = map.children.find(({ children }) => children[0]?.text === pageOf(job.id));
  expect(entry?.children.map(({ name, text }) => [name, text])).toEqual([
    ['loc', pageOf(job.id)],
    ['lastmod', new Date(time).toISOString()],
  ]);
  expect(map.children[0]?.children.map(({ text }) => text)).toEqual([`${SITE}/jobs`]);
  expect(textsOf(await read('/sitemap.xml'), 'lastmod')).toEqual([new Date(time).toISOString()]);

  const [item] = items(await read('/feeds/jobs.rss?q=captain'));
  expect(item?.children.map(({ name, text }) => [name, text])).toEqual([
    ['title', 'Ferry captain'],
    ['link', pageOf(job.id)],
    ['guid', `urn:uuid:${job.id}`],
    ['pubDate', new Date(job.publishedAt).toUTCString()],
    ['description', 'anna works · Bergen'],
  ]);
  const source = await read('/feeds/jobs.xml');
  const [feedJob] = source.children.filter(({ name }) => name === 'job');
  expect(Object.fromEntries(feedJob?.children.map(({ name, text }) => [name, text]) ?? [])).toMatchObject({
    title: 'Ferry captain',
    date: job.publishedAt,
    referencenumber: job.reference,
    requisitionid: job.reference,
    url: pageOf(job.id),
    company: 'anna works',
    sourcename: 'anna works',
    city: 'Bergen',
    country: 'NO',
    salary: 'EUR 50000 - 65000 per year',
    jobtype: 'fulltime',
    category: 'Engineering',
    expirationdate: job.expiresAt,
  });
});

test('the feed of a search has its terms and its newest 50 postings', async () => {
  await publish(
    api,
    Array.from({ length: 52 }, (_, at) => ({ title: `Glazier ${at}`, publishedAt: new Date(time - at * DAY) })),
  );
  const feed = await read('/feeds/jobs.rss?q=glazier&postedWithin=365');
  expect(textsOf(feed, 'title').slice(0, 3)).toEqual(['Trellis jobs · glazier', 'Glazier 0', 'Glazier 1']);
  expect(items(feed)).toHaveLength(50);
  expect(feed.children[0]?.children.find(({ name }) => name === 'link')?.text).toBe(`${SITE}/jobs?q=glazier&postedWithin=365`);
  expect(feed.children[0]?.children.find(({ name }) => name === 'atom:link')?.attributes.href).toBe(
    `${SITE}/feeds/jobs.rss?q=glazier&postedWithin=365`,
  );
});

test('postings of companies without members are in the map, and not in the feed for job boards', async () => {
  const [id = ''] = await publish(api, [{ title: 'Imported miller', company: 'Old Mill' }]);
  await sql`delete from company_members where company_id = (select company_id from job_postings where id = ${id})`.execute(api.db);
  waitAMinute();
  expect(textsOf(await read('/sitemap-jobs.xml?file=1'), 'loc')).toContain(pageOf(id));
  expect(textsOf(await read('/feeds/jobs.xml'), 'title')).not.toContain('Imported miller');
});

test('a posting with several places has an entry for each of them, with a reference of its own', async () => {
  const employer = await anEmployer(api, 'bert');
  const places = [
    { location: 'Ghent', country: 'BE' },
    { location: 'Lille', country: 'FR' },
  ];
  const job = await aPosting(employer, { title: 'Weaver', location: 'Kortrijk', country: 'BE', details: { places } });
  const entries = (await read('/feeds/jobs.xml')).children.filter(({ children }) => children[0]?.text === 'Weaver');
  const fields = (name: string) => entries.map(({ children }) => children.find((child) => child.name === name)?.text);
  expect(fields('referencenumber')).toEqual([job.reference, `${job.reference}-2`, `${job.reference}-3`]);
  expect(fields('requisitionid')).toEqual([job.reference, job.reference, job.reference]);
  expect(fields('city')).toEqual(['Kortrijk', 'Ghent', 'Lille']);
  expect(fields('country')).toEqual(['BE', 'BE', 'FR']);
  expect(Math.max(...fields('referencenumber').map((reference = '') => reference.length))).toBeLessThanOrEqual(40);
});

test('texts that would break XML stay readable in the map and in the feeds', async () => {
  const employer = await anEmployer(api, 'cleo');
  const title = 'A ]]> & ]]> <b>carver</b> \ud83d';
  const job = await aPosting(employer, { title, descriptionHtml: `<p>${'You carve. '.repeat(20)}]]&gt; &amp;amp; \u0007</p>` });
  const stored = (await nowOf(employer, job)).title;
  expect(textsOf(await read('/feeds/jobs.xml'), 'title')).toContain(stored);
  expect(textsOf(await read('/feeds/jobs.rss?q=carver'), 'title')).toContain(stored.replaceAll(']]>', ']] >'));
});

test('the feed for job boards has a new tag after its company was renamed', async () => {
  const employer = await anEmployer(api, 'flora');
  const { company } = await aPosting(employer, { title: 'Tanner' });
  waitAMinute();
  const tag = String((await get('/feeds/jobs.xml')).headers.etag);
  const params = { id: company.id };
  const { version } = await employer.reply(getCompany, { params });
  await employer.reply(updateCompany, { params, body: { name: 'Flora Ltd', version } });
  await api.drain();
  waitAMinute();
  const answer = await get('/feeds/jobs.xml', { 'if-none-match': tag });
  expect(textsOf(readXml(answer.body), 'company')).toContain('Flora Ltd');
});

describe('a posting that ends leaves the map, the feeds and the search within six minutes', () => {
  const isListed = async ({ id, title }: { readonly id: string; readonly title: string }) => ({
    map: textsOf(await read('/sitemap-jobs.xml?file=1'), 'loc').includes(pageOf(id)),
    rss: textsOf(await read(`/feeds/jobs.rss?q=${title}`), 'link').includes(pageOf(id)),
    board: textsOf(await read('/feeds/jobs.xml'), 'url').includes(pageOf(id)),
  });
  const everywhere = { map: true, rss: true, board: true };
  const nowhere = { map: false, rss: false, board: false };

  test('when its time is over', async () => {
    const employer = await anEmployer(api, 'dora');
    const job = await aPosting(employer, { title: 'Cooper' }, 7);
    time = Date.parse(String(job.expiresAt)) - 1;
    expect(await isListed(job)).toEqual(everywhere);
    const tag = String((await get('/sitemap-jobs.xml?file=1')).headers.etag);
    time += 1;
    // Its own page says so at once, and has no markup.
    expect(await api.as('visitor').reply(getJob, { params: { id: job.id } })).toMatchObject({
      status: 'expired',
      viewer: { mayApply: false },
    });
    // The schedule runs every five minutes.
    time += 5 * MINUTE;
    await api.runSchedule('jobs.expire');
    expect(await isListed(job)).toEqual(nowhere);
    expect((await get('/sitemap-jobs.xml?file=1', { 'if-none-match': tag })).statusCode).toBe(200);
  });

  test('when its company closes it', async () => {
    const employer = await anEmployer(api, 'edith');
    const job = await aPosting(employer, { title: 'Saddler' });
    expect(await isListed(job)).toEqual(everywhere);
    await moveOn(employer, job, 'closed', { reason: 'filled_here' });
    expect(await isListed(job)).toEqual(nowhere);
  });
});
