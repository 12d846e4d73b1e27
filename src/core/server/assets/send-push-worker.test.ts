import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { readConfig } from '../config/read-config.ts';
import { openClientFiles } from './client-files.ts';

let folder: string;
let api: TestServer;
beforeAll(async () => {
  folder = testFolder();
  writeFileSync(path.join(folder, 'firebase-messaging-sw.js'), 'self.seen = self.trellisIdentity;');
  writeFileSync(path.join(folder, 'firebase-messaging-sw.js.br'), 'without settings');
  api = await serverWith([], { assets: await openClientFiles(folder) });
});

const get = (headers: Record<string, string> = {}, server = api) => server.app.inject({ url: '/firebase-messaging-sw.js', headers });

test('the worker has the settings of the provider at its start, with any request headers', async () => {
  const answer = await get({ 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  const self = { seen: undefined };
  runInNewContext(answer.body, { self });
  expect(JSON.parse(JSON.stringify(self.seen))).toEqual(readConfig({ NODE_ENV: 'test' }).client.identity);
});

test('a browser that has the worker gets 304 until the build changes it', async () => {
  const tag = String((await get()).headers.etag);
  expect((await get({ 'if-none-match': tag })).statusCode).toBe(304);
  writeFileSync(path.join(folder, 'firebase-messaging-sw.js'), 'self.seen = 2;');
  const anew = await get({ 'if-none-match': tag });
  expect([anew.statusCode, anew.body.endsWith('self.seen = 2;')]).toEqual([200, true]);
});

test('without a built client there is no worker', async () => {
  expect((await get({}, await serverWith([]))).statusCode).toBe(404);
});
