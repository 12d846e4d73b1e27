import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serverWith, testServer } from '#core/testing/server-kit.ts';
import { KNOWN_SHELF, shelfList, shelfServerPlugin, takeFromShelf } from '#core/testing/shelf-server-plugin.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { FileAnswer, OtherPage } from '../http/files/handle-download.ts';

const api = testServer([shelfServerPlugin({ take: () => take(), list: (asksForPage) => list(asksForPage) })]);
let take: () => Promise<FileAnswer>;
let list: (asksForPage: boolean) => Promise<FileAnswer | OtherPage>;
let folder: string;
beforeAll(async () => {
  folder = testFolder();
  writeFileSync(join(folder, 'ten'), '0123456789');
});
beforeEach(() => {
  take = async () => ({ body: 'name\nRose\n', name: 'Übersicht.csv' });
  list = async () => ({ body: 'one\n' });
});

const params = { id: KNOWN_SHELF };
const url = `/api/shelves/${KNOWN_SHELF}/file`;

async function taken(headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return api.app.inject({ method, url, headers: { ...(await api.as('candidate').headers()), ...headers } });
}

describe('a call that answers with a file', () => {
  test('answers 401 to a visitor, and 404 where there is no file', async () => {
    expect(await api.as('visitor').status(takeFromShelf, { params })).toBe(401);
    expect(await api.as('candidate').status(takeFromShelf, { params: { id: 'seven' } })).toBe(404);
    expect(await api.as('candidate').refusal(takeFromShelf, { params: { id: '01890a5d-ac96-774b-bcce-b302099a8058' } })).toMatchObject({
      status: 404,
      code: 'not-found',
    });
  });

  test('answers text with its type, name and tag, cached by this browser alone and checked at each use', async () => {
    const answer = await taken();
    expect(answer.body).toBe('name\nRose\n');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="_bersicht.csv"; filename*=UTF-8''%C3%9Cbersicht.csv`,
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    const again = await taken({ 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await taken({ 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  test('answers HEAD with only the headers', async () => {
    const [full, head] = [await taken(), await taken({}, 'HEAD')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({ 'content-length': '10', etag: full.headers.etag, 'content-type': full.headers['content-type'] });
  });

  test('answers ranges of a file on the disk', async () => {
    take = async () => ({ body: { path: join(folder, 'ten') } });
    const whole = await taken();
    expect([whole.statusCode, whole.body, whole.headers['accept-ranges'], whole.headers['content-length']]).toEqual([
      200,
      '0123456789',
      'bytes',
      '10',
    ]);
    const part = await taken({ range: 'bytes=2-4' });
    expect([part.statusCode, part.body, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
      '3',
    ]);
    expect((await taken({ range: 'bytes=2-4', 'if-range': String(whole.headers.etag) })).statusCode).toBe(206);
    expect((await taken({ range: 'bytes=2-4', 'if-range': '"another"' })).statusCode).toBe(200);
    const none = await taken({ range: 'bytes=10-' });
    expect([none.statusCode, none.json().code, none.headers['content-range']]).toEqual([416, 'no-such-range', 'bytes */10']);
    expect(none.headers.etag).toBeUndefined();
    expect((await taken({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
  });

  test('answers 404 for a file that was deleted from the disk', async () => {
    take = async () => ({ body: { path: join(folder, 'eleven') } });
    expect((await taken()).statusCode).toBe(404);
  });

  test('streams pieces, uncached unless they have a tag', async () => {
    take = async () => ({
      body: (async function* () {
        yield 'one ';
        yield Buffer.from('two');
      })(),
    });
    const answer = await taken();
    expect([answer.statusCode, answer.body, answer.headers['cache-control'], answer.headers.etag]).toEqual([
      200,
      'one two',
      'no-store',
      undefined,
    ]);
    take = async () => ({ body: (async function* () {})(), tag: 'version 7' });
    const empty = await taken();
    expect([empty.statusCode, empty.body]).toEqual([200, '']);
    expect((await taken({ 'if-none-match': String(empty.headers.etag) })).statusCode).toBe(304);
  });

  test('is compressed where the caller accepts it', async () => {
    take = async () => ({ body: 'name,colour\n'.repeat(500) });
    const answer = await taken({ 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.rawPayload.length).toBeLessThan(500);
  });

  test('answers a failure before the first byte like any call, without the headers of the file', async () => {
    take = async () => ({
      name: 'report.csv',
      tag: 'one',
      body: (async function* () {
        if (folder !== '') throw new Error('no database');
        yield '';
      })(),
    });
    const answer = await taken();
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
    expect(answer.headers).not.toHaveProperty('content-disposition');
    expect(answer.headers).not.toHaveProperty('etag');
  });

  test('answers 500 for a content type that its contract does not have', async () => {
    take = async () => ({ body: '<p>', type: 'text/html' });
    expect((await taken()).statusCode).toBe(500);
  });

  test('answers 500 for a refusal that it does not declare', async () => {
    list = async () => {
      throw new ApiFault('conflict');
    };
    expect((await api.app.inject('/shelves.txt')).statusCode).toBe(500);
  });
});

test.each(['identity', 'gzip'])('a failure after the first byte ends the connection, with the coding %s', async (coding) => {
  await api.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
  take = async () => ({
    body: (async function* () {
      // Hashes, which no coding makes much shorter.
      for (let line = 0; line < 20_000; line += 1) yield `${createHash('sha256').update(String(line)).digest('base64')}\n`;
      throw new Error('the database went away');
    })(),
  });
  const { port } = api.app.server.address() as AddressInfo;
  const headers = { ...(await api.as('candidate').headers()), 'accept-encoding': coding };
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

test('pieces are told when the receiver leaves before the first one', async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => {
    take = async () => ({
      body: {
        [Symbol.asyncIterator]: () => ({
          next: () => {
            leaving.abort();
            return left.then(() => ({ done: true, value: undefined }));
          },
          return: async () => {
            resolve();
            return { done: true, value: undefined };
          },
        }),
      },
    });
  });
  const { port } = api.app.server.address() as AddressInfo;
  const headers = await api.as('candidate').headers();
  await expect(fetch(`http://127.0.0.1:${port}${url}`, { headers, signal: leaving.signal })).rejects.toThrow('aborted');
  await expect(left).resolves.toBeUndefined();
});

describe('an open address', () => {
  test('lies outside the API, has the headers of data, and may be kept by any cache', async () => {
    const answer = await api.app.inject('/shelves.txt');
    expect([answer.statusCode, answer.body]).toEqual([200, 'one\n']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.any(String),
    });
    expect((await api.app.inject('/api/shelves.txt')).statusCode).toBe(404);
  });

  test('may be read by pages of other sites where the contract says so', async () => {
    expect((await api.app.inject('/shelves.txt')).headers['access-control-allow-origin']).toBe('*');
    expect((await taken()).headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('leads a person to a page, and answers programs with the data', async () => {
    list = async (asksForPage) => (asksForPage ? { page: '/shelf?id=1' } : { body: 'one\n' });
    const asked = async (accept: string) => api.app.inject({ url: '/shelves.txt', headers: { accept } });
    const page = await asked('text/html,application/xhtml+xml;q=0.9');
    expect([page.statusCode, page.headers.location, page.headers['cache-control']]).toEqual([303, '/shelf?id=1', 'no-store']);
    for (const accept of ['', '*/*', 'application/json, */*', 'text/htm', `${','.repeat(1000)}text/html`]) {
      expect([accept.slice(0, 20), (await asked(accept)).statusCode]).toEqual([accept.slice(0, 20), 200]);
    }
  });

  test('answers HEAD, and answers other methods with 405 and the allowed methods', async () => {
    expect((await api.app.inject({ method: 'HEAD', url: '/shelves.txt' })).statusCode).toBe(200);
    const answer = await api.app.inject({ method: 'POST', url: '/shelves.txt', payload: 'x' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('may be cached for some time', async () => {
    list = async () => ({ body: 'one', cache: { seconds: 3600 } });
    expect((await api.app.inject('/shelves.txt')).headers['cache-control']).toBe('public, max-age=3600');
    list = async () => ({ body: 'one', cache: 'never' });
    expect((await api.app.inject('/shelves.txt')).headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  test('is counted by the limits', async () => {
    const limited = await serverWith([shelfServerPlugin()], { env: { RATE_LIMITS: 'on', RATE_LIMIT_READS: '2' } });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push(await limited.as('visitor').status(shelfList));
    expect(statuses).toEqual([200, 200, 429]);
  });
});
