import { noteServerPlugin } from '#core/testing/note-server-plugin.ts';
import { serverWith, testServer } from '#core/testing/server-kit.ts';
import { shelfServerPlugin } from '#core/testing/shelf-server-plugin.ts';
import { html } from '../../text/html.ts';
import { typeText } from './type-text.ts';

const api = testServer([noteServerPlugin()]);

describe('/api/openapi.json', () => {
  const document = async () => (await api.app.inject('/api/openapi.json')).json();

  test('describes every mounted call and no other', async () => {
    const { openapi, paths } = await document();
    expect(openapi).toBe('3.1.0');
    const described = Object.entries<object>(paths).flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method} ${path}`));
    expect(described.filter((call) => !/\/files\b/.test(call))).toEqual([
      'get /api/me',
      'get /api/epoch',
      'put /api/me/locale',
      'get /api/notes/{id}',
      'delete /api/notes/{id}',
      'post /api/notes',
    ]);
    expect(described.filter((call) => /\/files\b/.test(call))).toEqual([
      'post /api/files',
      'get /api/files/{id}',
      'delete /api/files/{id}',
      'post /api/files/{id}/links',
      'post /api/files/pictures',
      'get /files/{token}',
      'get /files/public/{id}/{size}',
    ]);
  });

  test('shows the parts, the response and the policy of a call', async () => {
    const { paths } = await document();
    const { post } = paths['/api/notes'];
    expect(post).toMatchObject({
      operationId: 'note.write',
      tags: ['note'],
      security: [{ bearer: [] }],
      'x-policy': { action: 'create', subject: 'note' },
      parameters: [{ name: 'loud', in: 'query', required: false }],
      requestBody: { content: { 'application/json': { schema: { required: ['text'], properties: { stars: { maximum: 5 } } } } } },
    });
    expect(Object.keys(post.responses)).toEqual(
      expect.arrayContaining(['201', '400', '401', '403', '413', '415', '422', '429', '500', '503', '507']),
    );
    expect(paths['/api/notes/{id}'].get).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
      security: [{}, { bearer: [] }],
      'x-policy': 'public',
    });
    expect(paths['/api/notes/{id}'].delete.responses['204']).toEqual({ description: 'Done.' });
  });

  test('lists the refusals that a handler declares, several under one status', async () => {
    const { paths } = await document();
    const { responses } = paths['/api/notes/{id}'].delete;
    expect(responses['409']).toMatchObject({
      description: expect.stringContaining('`note.locked`: The note is locked.'),
      content: { 'application/json': { schema: { allOf: [{}, { properties: { code: { enum: ['conflict', 'note.locked'] } } }] } } },
    });
    expect(responses['400'].content['application/json'].schema.allOf[1].properties.code.enum).toEqual(['bad-request', 'invalid-json']);
  });

  test('names its server, and describes each plugin', async () => {
    const { servers, tags } = await document();
    expect(servers).toEqual([{ url: '/', description: expect.any(String) }]);
    expect(tags).toEqual([
      { name: 'core', description: 'Who is signed in, and the files of users and companies.' },
      { name: 'note', description: 'Notes.' },
    ]);
  });

  test('describes calls that carry files, and open addresses', async () => {
    const files = await serverWith([shelfServerPlugin()]);
    const { paths } = (await files.app.inject('/api/openapi.json')).json();
    const put = paths['/api/shelves/{id}/files'].post;
    expect(put.requestBody.content).toEqual({
      'application/octet-stream': { schema: { type: 'string', format: 'binary', maxLength: 100_000 } },
    });
    expect(put.parameters).toContainEqual(expect.objectContaining({ name: 'x-file-name', in: 'header', required: true }));
    expect(Object.keys(put.responses)).toEqual(expect.arrayContaining(['201', '408', '411', '413', '415', '422']));
    const take = paths['/api/shelves/{id}/file'].get;
    expect(Object.keys(take.responses['200'].content)).toEqual(['text/csv; charset=utf-8', 'image/png']);
    expect(take.responses['206'].headers).toHaveProperty('content-range');
    expect(Object.keys(take.responses)).toEqual(expect.arrayContaining(['304', '404', '416']));
    expect(paths['/shelves.txt'].get.responses['200'].headers).toHaveProperty('etag');
    const page = (await files.app.inject('/api/docs')).body;
    expect(page).toContain('One file of at most 100000 bytes within 30 seconds');
    expect(page).toContain('<code>/shelves.txt</code>');
  });

  test('has no reference to a missing part', async () => {
    const text = JSON.stringify(await document());
    const pointers = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer]) => pointer ?? ''));
    expect([...pointers]).toEqual(['components/schemas/Error']);
    expect((await document()).components.schemas.Error.properties.code.enum).toContain('note.locked');
  });
});

describe('/api/docs', () => {
  const page = async () => (await api.app.inject('/api/docs')).body;

  test('lists every call under its plugin, with its policy', async () => {
    const text = await page();
    for (const expected of ['id="note.write"', 'id="core.me"', '<h2>note</h2>', 'Who may create note.', 'note.locked']) {
      expect(text).toContain(expected);
    }
  });

  test('escapes texts of plugins', async () => {
    expect(await page()).toContain('Writes a &#60;note&#62;.');
    expect(html`<p title="${'"><script>'}">${'a & b'}</p>`.text).toBe('<p title="&#34;&#62;&#60;script&#62;">a &#38; b</p>');
  });

  test('follows the strict content policy: no inline code or style, no external sources', async () => {
    const text = await page();
    expect(text).not.toMatch(/<script(?![^>]* src="\/api\/)|<style|style="|\son\w+=|https?:\/\//);
    for (const [, address = ''] of text.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)) {
      expect((await api.app.inject(address)).statusCode).toBe(200);
    }
  });
});

test.each([
  [{ type: 'string', maxLength: 500 }, 'string, maxLength 500'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
  [{ type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: 9 }, 'integer, maximum 9'],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number | null'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ const: true }, 'true'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 3 }, 'list of string, maxItems 3'],
  [{}, 'any'],
  [{ type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a'] }, '{\n  a: string\n  b?: any\n}'],
])('the schema %j is shown as "%s"', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});
