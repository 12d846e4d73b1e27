import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClientFiles } from '#core/server/assets/client-files.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { suspendUser } from '#plugins/users/contract/endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { aDraft, anEmployer, aPosting, moveOn } from '../testing/managed-world.ts';
import { markupFaults } from '../testing/markup-faults.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';

const SITE = 'https://jobs.example.org';
const SHELL = '<html><head><title>Trellis</title><meta name="description" content="Jobs."></head></html>';
const DAY = 86_400_000;

let folder: string;
let time = Date.parse('2026-03-01T09:00:00.000Z');
let api: TestServer;
beforeAll(async () => {
  folder = testFolder();
  writeFileSync(join(folder, 'index.html'), SHELL);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(Object.values(jobRoutes).map(({ id, path }) => ({ id, path }))));
  api = await serverWith(serverPlugins, { env: { PUBLIC_URL: SITE }, assets: await openClientFiles(folder), now: () => new Date(time) });
});

const get = (path: string) => api.app.inject({ url: path, headers: { accept: 'text/html', host: 'evil.test' } });

/** The status, what search engines are told, and whether the page has words of the posting. */
async function pageOf(id: string): Promise<readonly [status: number, robots: string | undefined, hasWords: boolean]> {
  const { statusCode, headers, body } = await get(`/jobs/${id}`);
  return [statusCode, headers['x-robots-tag']?.toString(), body.includes('Structural engineer')];
}

interface DataOfPage {
  readonly attributes: string | undefined;
  readonly json: string;
}

const DATA = /<script (type=[^>]*)>([^<]*)<\/script>/g;

const dataOf = (body: string): DataOfPage[] => [...body.matchAll(DATA)].map(([, attributes, json = '']) => ({ attributes, json }));
const TEXT = /<meta name="text" content="([^"]*)">/;
const textOf = (body: string): string => TEXT.exec(body)?.[1] ?? '';
const withoutData = (body: string): string => body.replace(DATA, '');

const OPEN = [200, undefined, true];
const NOT_LISTED = [200, 'noindex', true];
const UNKNOWN = [404, undefined, false];
const GONE = [410, undefined, false];

test('the page of an open posting has its words and its canonical address', async () => {
  const employer = await anEmployer(api, 'anna');
  const job = await aPosting(employer, { title: 'Structural engineer <&"' });
  const { body, statusCode, headers } = await get(`/jobs/${job.id}?utm=1`);
  // The page has the answer to its call.
  expect(headers.link).toBeUndefined();
  const text =
    'anna works, Bergen. You calculate bridges and halls in steel and timber, and you look after them on site. You calculate bridges and halls in steel and timber…';
  const [title, address] = ['Structural engineer &#60;&#38;&#34; · anna works', `${SITE}/jobs/${job.id}`];
  expect(statusCode).toBe(200);
  expect(withoutData(body).replace(TEXT, '')).toBe(
    `<html><head><title>${title} · Trellis</title><meta name="description" content="${text}">` +
      '<meta property="og:type" content="website"><meta property="og:site_name" content="Trellis">' +
      `<meta property="og:title" content="${title}"><meta property="og:description" content="${text}">` +
      `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}"></head></html>`,
  );
});

test('the page of an open posting has a screen of its text, with its paragraphs, and ends it after a whole word', async () => {
  const employer = await anEmployer(api, 'long');
  const words = 'You calculate "bridges". ';
  const short = await aPosting(employer, { description: `${words.repeat(9).trim()}\n\n<b>You look after them.` });
  expect(textOf((await get(`/jobs/${short.id}`)).body)).toBe(
    `long works, Bergen\n\n${words.repeat(9).trim()}\n\n<b>You look after them.`
      .replaceAll('"', '&#34;')
      .replaceAll('<', '&#60;')
      .replaceAll('>', '&#62;'),
  );
  const long = await aPosting(employer, { description: words.repeat(300).trim() });
  const text = textOf((await get(`/jobs/${long.id}`)).body).replaceAll('&#34;', '"');
  expect(text).toMatch(/^long works, Bergen\n\nYou calculate .* (You|calculate|"bridges)…$/s);
  expect([text.length <= 1501, text.length > 1450]).toEqual([true, true]);
});

test('the page of an open posting has its markup with the whole text, which fits schema.org, and the posting for its client', async () => {
  const employer = await anEmployer(api, 'mark');
  const text = `${'You calculate bridges and halls in steel and timber. '.repeat(9)}</script><b>\u2028 & the last word`;
  const { id } = await aPosting(employer, { title: 'Structural engineer </script>', country: 'NO', description: text });
  const { body } = await get(`/jobs/${id}`);
  const [markup, answer] = dataOf(body);
  expect(markup?.attributes).toBe('type="application/ld+json"');
  expect(JSON.parse(markup?.json ?? '')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Structural engineer </script>',
    description: expect.stringMatching(/&lt;\/script&gt;&lt;b&gt;.*the last word<\/p>$/s),
    hiringOrganization: { '@type': 'Organization', name: 'mark works' },
    jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Bergen', addressCountry: 'NO' } }],
  });
  expect(markupFaults(markup?.json ?? '')).toEqual([]);
  expect(markupFaults((markup?.json ?? '').replace('"datePosted"', '"dayPosted"'))).not.toEqual([]);
  expect(answer?.attributes).toBe(`type="application/json" data-call="/api/jobs/${id}"`);
  const { body: reply } = await api.app.inject(`/api/jobs/${id}`);
  expect(JSON.parse(answer?.json ?? '')).toEqual(JSON.parse(reply));
});

test('the posting in the page has no second copy of a formatted text, and none beyond 64 KiB, which is called as soon as the page is read', async () => {
  const employer = await anEmployer(api, 'rich');
  const formatted = await aPosting(employer, { descriptionHtml: `<p>${'You <strong>calculate</strong> bridges. '.repeat(20)}</p>` });
  const [answer] = dataOf((await get(`/jobs/${formatted.id}`)).body).slice(-1);
  expect(JSON.parse(answer?.json ?? '')).toMatchObject({ description: null, descriptionHtml: expect.stringContaining('<strong>') });
  const large = await aPosting(employer, { description: '<'.repeat(12_000) });
  const page = await get(`/jobs/${large.id}`);
  expect(dataOf(page.body)).toEqual([]);
  expect([page.body.includes('Structural engineer'), page.headers.link]).toEqual([
    true,
    `</api/jobs/${large.id}>; rel=preload; as=fetch; crossorigin`,
  ]);
});

test('a closed posting says so in its page and has no markup, and one that nobody may read has no data', async () => {
  const employer = await anEmployer(api, 'shut');
  const closed = await moveOn(employer, await aPosting(employer, { country: 'NO' }), 'closed', { reason: 'other' });
  expect(dataOf((await get(`/jobs/${closed.id}`)).body)).toMatchObject([{ attributes: expect.stringContaining('data-call') }]);
  expect(JSON.parse(dataOf((await get(`/jobs/${closed.id}`)).body)[0]?.json ?? '')).toMatchObject({
    status: 'closed',
    viewer: { manages: false, moderates: false, mayApply: false, moves: [] },
  });
  const removed = await moveOn(api.as('admin'), await aPosting(employer), 'removed', { reason: 'It is not a job.' });
  const draft = await aDraft(employer);
  for (const { id } of [removed, draft]) expect((await get(`/jobs/${id}`)).body).toBe(SHELL);
});

test('a server that does not know its public address names no address in its pages', async () => {
  const local = await serverWith(serverPlugins, { assets: await openClientFiles(folder) });
  const { id } = await aPosting(await anEmployer(local, 'zoe'));
  const { body } = await local.app.inject({ url: `/jobs/${id}`, headers: { accept: 'text/html' } });
  expect(body).toContain('Structural engineer');
  expect(body).not.toContain('canonical');
});

test('the status of the page follows the posting from its draft to its archive', async () => {
  const employer = await anEmployer(api, 'bert');
  const draft = await aDraft(employer);
  expect(await pageOf(draft.id)).toEqual(UNKNOWN);
  let job = await moveOn(employer, draft, 'published', { days: 7 });
  expect(await pageOf(job.id)).toEqual(OPEN);
  job = await moveOn(employer, job, 'paused');
  expect(await pageOf(job.id)).toEqual(NOT_LISTED);
  time = Date.parse(String(job.expiresAt)) - 1;
  expect(await pageOf(job.id)).toEqual(NOT_LISTED);
  time += 1;
  expect(await pageOf(job.id)).toEqual(NOT_LISTED);
  time += 30 * DAY - 1;
  expect(await pageOf(job.id)).toEqual(NOT_LISTED);
  time += 1;
  expect(await pageOf(job.id)).toEqual(GONE);
  await api.runSchedule('jobs.expire');
  time += 180 * DAY;
  await api.runSchedule('jobs.expire');
  expect(await jobsDatabase(api).selectFrom('job_postings').select('status').where('id', '=', job.id).executeTakeFirst()).toEqual({
    status: 'archived',
  });
  expect(await pageOf(job.id)).toEqual(GONE);
});

test('a closed posting can be read for 30 days, and a removed one is gone at once', async () => {
  const employer = await anEmployer(api, 'cleo');
  const closed = await moveOn(employer, await aPosting(employer), 'closed', { reason: 'other' });
  expect(await pageOf(closed.id)).toEqual(NOT_LISTED);
  time += 30 * DAY;
  expect(await pageOf(closed.id)).toEqual(GONE);
  const removed = await moveOn(api.as('admin'), await aPosting(employer), 'removed', { reason: 'It is not a job.' });
  expect(await pageOf(removed.id)).toEqual(GONE);
});

test('a posting whose company is suspended does not exist for the public', async () => {
  const employer = await anEmployer(api, 'dora');
  const job = await aPosting(employer);
  const { userId } = await employer.actor();
  await api.as('admin').reply(suspendUser, { params: { id: userId }, body: { reason: 'fraud', note: '', version: 1 } });
  expect(await pageOf(job.id)).toEqual(UNKNOWN);
});

test.each(['018f0000-0000-7000-8000-000000000001', 'nonsense', '018F0000-0000-7000-8000-00000000000G'])(
  'there is no page of a posting %s',
  async (id) => {
    expect(await pageOf(id)).toEqual(UNKNOWN);
  },
);
