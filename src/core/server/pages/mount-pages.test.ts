import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import { oneOfParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { exactSchema, z } from '#core/contract/schema.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { openClientFiles } from '../assets/client-files.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';
import { withHead } from './head-markup.ts';
import { answerInPage, dataForSearch, MOST_PAGE_DATA } from './page-data.ts';
import { decidePage, type PageAnswer, type PageRequest } from './page-rule.ts';

const HASH = `sha256-${'A'.repeat(43)}=`;
const SHELL =
  '<html><head><title>Trellis</title><meta name="description" content="Jobs."><script>1</script></head><body>page</body></html>';

const plant = routeRef('garden.plant', '/plants/:kind', { kind: oneOfParam('rose', 'oak', 'new') });
const list = routeRef('garden.list', '/plants');

let folder: string;
let api: TestServer;
let decide: (request: PageRequest<{ kind: string }>) => Promise<PageAnswer | undefined>;
beforeAll(async () => {
  folder = testFolder();
  writeFileSync(join(folder, 'index.html'), SHELL);
  writeFileSync(join(folder, 'index.html.br'), 'page, brotli');
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ script: [HASH], style: [] }));
  const pages = [
    { id: 'garden.list', path: '/plants' },
    { id: 'garden.plant', path: '/plants/:kind' },
    { id: 'other.new', path: '/plants/new' },
  ];
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  const garden = defineServerPlugin({
    id: 'garden',
    setup: () => ({ pages: [decidePage(plant, (request) => decide(request)), decidePage(list, async () => undefined)] }),
  });
  api = await serverWith([garden], { assets: await openClientFiles(folder) });
});
beforeEach(() => {
  decide = async ({ params }) => ({ head: [{ title: `A ${params.kind}` }] });
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('a page with a rule', () => {
  test('has the head from its plugin, and the headers of every page', async () => {
    decide = async ({ params }) => ({
      headers: { 'x-robots-tag': 'noindex' },
      head: [
        { title: `A ${params.kind}` },
        { meta: 'description', content: 'Red & "fine"' },
        { property: 'og:title', content: '</head><script>alert(1)</script>' },
        { link: 'canonical', href: 'https://example.org/plants/rose' },
        { link: 'alternate', href: '/de/rose', hreflang: 'de' },
        { link: 'alternate', href: '/feeds/rose', type: 'application/rss+xml' },
      ],
    });
    const answer = await get('/plants/rose?utm=1');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
      'noindex',
    ]);
    expect(answer.body).toBe(
      '<html><head><script>1</script><title>A rose</title><meta name="description" content="Red &#38; &#34;fine&#34;">' +
        '<meta property="og:title" content="&#60;/head&#62;&#60;script&#62;alert(1)&#60;/script&#62;">' +
        '<link rel="canonical" href="https://example.org/plants/rose"><link rel="alternate" href="/de/rose" hreflang="de">' +
        '<link rel="alternate" href="/feeds/rose" type="application/rss+xml"></head><body>page</body></html>',
    );
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' '${HASH}';`);
  });

  test('has a tag of its own content, and is compressed where the browser accepts it', async () => {
    const rose = await get('/plants/rose');
    expect((await get('/plants/oak')).headers.etag).not.toBe(rose.headers.etag);
    const again = await get('/plants/rose', { 'if-none-match': String(rose.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    decide = async () => ({ head: [{ meta: 'keywords', content: 'rose '.repeat(400) }] });
    const plain = (await get('/plants/rose')).body;
    const [br, gzip] = [await get('/plants/rose', { 'accept-encoding': 'br' }), await get('/plants/rose', { 'accept-encoding': 'gzip' })];
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  test.each([404, 410] as const)('may have status %d, which is never replaced by 304', async (status) => {
    decide = async () => ({ status });
    const plain = await get('/plants/rose', { 'accept-encoding': 'br' });
    expect([plain.statusCode, plain.body, plain.headers.etag]).toEqual([status, 'page, brotli', undefined]);
    decide = async () => ({ status, head: [{ title: 'Gone' }] });
    const gone = await get('/plants/rose');
    expect([gone.statusCode, gone.headers.etag]).toEqual([status, undefined]);
    expect(gone.body).toContain('<title>Gone</title>');
  });

  test('is the plain page, precompressed, when the rule decides nothing', async () => {
    decide = async () => undefined;
    const answer = await get('/plants/rose', { 'accept-encoding': 'br' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'page, brotli']);
    expect((await get('/plants')).body).toBe(SHELL);
  });

  test('is answered 404 when its parameters are invalid', async () => {
    const answer = await get('/plants/stone');
    expect([answer.statusCode, answer.body]).toEqual([404, SHELL]);
  });

  test('does not replace the page of a more exact address', async () => {
    expect((await get('/plants/new')).body).toBe(SHELL);
  });

  test('answers HEAD without a body, and other methods with 405', async () => {
    const head = await api.app.inject({ method: 'HEAD', url: '/plants/rose', headers: { accept: 'text/html' } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const post = await api.app.inject({ method: 'POST', url: '/plants/rose', payload: {} });
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('is the plain page with status 200 when the rule fails, at once or later, or when its head cannot be written', async () => {
    decide = () => {
      throw new Error('at once');
    };
    expect(await plainly()).toBe(true);
    decide = async () => Promise.reject(new Error('later'));
    expect(await plainly()).toBe(true);
    decide = async () => ({ status: 410, head: [{ link: 'canonical', href: 'javascript:alert(1)' }] });
    expect(await plainly()).toBe(true);
  });

  test('is the plain page with status 200 when the rule takes over a second', async () => {
    let signal: AbortSignal | undefined;
    decide = async (request) => {
      ({ signal } = request);
      return new Promise(() => undefined);
    };
    expect(await plainly()).toBe(true);
    expect(signal?.aborted).toBe(true);
  });

  test('is the plain page beyond the limits', async () => {
    const plugin = defineServerPlugin({ id: 'garden', setup: () => ({ pages: [decidePage(plant, async () => ({ status: 410 }))] }) });
    const env = { RATE_LIMITS: 'on', RATE_LIMIT_READS: '1' };
    const lines: string[] = [];
    const limited = await serverWith([plugin], {
      assets: await openClientFiles(folder),
      env,
      logTo: { write: (line) => void lines.push(line) },
    });
    const statuses = [];
    for (let call = 0; call < 2; call += 1) statuses.push((await limited.app.inject('/plants/rose')).statusCode);
    expect(statuses).toEqual([410, 200]);
    const aboutPages = lines.map((line) => JSON.parse(line)).filter(({ page }) => page === 'garden.plant');
    expect(aboutPages).toEqual([expect.objectContaining({ level: 20, msg: expect.stringContaining('over the limit') })]);
    expect(aboutPages[0]).not.toHaveProperty('err');
  });
});

async function plainly(): Promise<boolean> {
  const answer = await get('/plants/rose');
  return answer.statusCode === 200 && answer.body === SHELL;
}

describe('Boot refuses', () => {
  const rule = (route = plant) => decidePage(route, async () => undefined);

  test('two rules for one page', async () => {
    const garden = defineServerPlugin({ id: 'garden', setup: () => ({ pages: [rule(), rule()] }) });
    await expect(serverWith([garden])).rejects.toThrow(
      'PAGE_HEAD_DUPLICATE: plugin "garden" decides the head of page "garden.plant" (/plants/:kind), as it does in "garden.plant"',
    );
  });

  test('a rule for a page of another plugin', async () => {
    const shed = defineServerPlugin({ id: 'shed', setup: () => ({ pages: [rule()] }) });
    await expect(serverWith([shed])).rejects.toThrow(
      'PAGE_HEAD_FOREIGN: plugin "shed" decides the head of page "garden.plant" (/plants/:kind), which belongs to plugin "garden"',
    );
    // It was a part of that plugin.
    const apart = defineServerPlugin({ id: 'shed', partOf: 'garden', setup: () => ({ pages: [rule()] }) });
    await expect(serverWith([apart])).resolves.toBeDefined();
  });
});

test('texts of plugins are always escaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '$', '`', 'a', ' ') }), (text) => {
      const page = withHead(SHELL, [{ title: text }, { meta: text, content: text }, { property: text, content: text }]);
      expect(page.match(/</g)?.length).toBe((SHELL.match(/</g)?.length ?? 0) + 2);
      expect(page.endsWith('</head><body>page</body></html>')).toBe(true);
    }),
  );
});

describe('data in a page', () => {
  const garden = endpointContract(
    endpoint<{ params: { id: string }; reply: { name: string } }>({
      id: 'garden.get',
      method: 'GET',
      path: '/plants/:id',
      summary: 'A plant.',
    }),
    { params: z.object({ id: exactSchema(0, 9) }), reply: z.object({ name: exactSchema(0, 99_999) }) },
  );
  const answer = answerInPage(garden);

  test('is a script that never runs, and its text is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('</script>', '<!--', '<script', ']]>', '\u2028', '\u2029', '\ud800', '&', '$&', '"', 'é') }),
        (name) => {
          const page = withHead(SHELL, [...dataForSearch({ name }), ...answer({ id: 'a b' }, { name })]);
          const scripts = [...page.matchAll(/<script (type=[^>]*)>([^<>&\u2028\u2029]*)<\/script>/g)];
          expect(scripts.map(([, attributes, json]) => [attributes, JSON.parse(json ?? '')])).toEqual([
            ['type="application/ld+json"', { name }],
            ['type="application/json" data-call="/api/plants/a%20b"', { name }],
          ]);
          expect(page.replace(/<script type[^<]*<\/script>/g, '')).toBe(SHELL);
        },
      ),
    );
  });

  test('has the fields of its contract only', () => {
    const secret = { name: 'rose', price: 5 };
    expect(answer({ id: 'rose' }, secret)).toEqual([{ data: 'application/json', json: '{"name":"rose"}', call: '/api/plants/rose' }]);
  });

  test('is left out beyond 64 KiB, counted as it is sent', () => {
    const fits = (name: string): number[] => [dataForSearch({ name }).length, answer({ id: 'rose' }, { name }).length];
    const most = MOST_PAGE_DATA - '{"name":""}'.length;
    expect([fits('a'.repeat(most)), fits('a'.repeat(most + 1)), fits('é'.repeat(most / 2 + 1)), fits('<'.repeat(most / 6 + 1))]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('does not change the content security policy', async () => {
    const plain = await get('/plants/rose');
    decide = async () => ({ head: dataForSearch({ name: 'Rose' }) });
    expect((await get('/plants/rose')).headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
  });

  test('that a plugin did not escape is not sent', () => {
    expect(() => withHead(SHELL, [{ data: 'application/json', json: '"</script>"' }])).toThrow('not escaped');
  });
});

test('the shell of the product has the elements that are replaced', () => {
  const template = readFileSync(join(__dirname, '../../../../public/index.html'), 'utf8');
  expect(withHead(template, [{ title: 'One' }, { meta: 'description', content: 'Two' }]).match(/<title>|name="description"/g)).toHaveLength(
    2,
  );
});
