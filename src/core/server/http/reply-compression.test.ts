import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint, endpointContract } from '#core/contract/endpoint.ts';
import { z } from '#core/contract/schema.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';
import { handle } from './handler.ts';

const read = endpoint<{ query: { length: number }; reply: { text: string } }>({
  id: 'long.read',
  method: 'GET',
  path: '/long',
  summary: 'Reads.',
});
const contract = endpointContract(read, {
  query: z.object({ length: z.coerce.number().int().min(0) }),
  reply: z.object({ text: z.string() }),
});
const longServerPlugin = defineServerPlugin({
  id: 'long',
  setup: () => ({
    handlers: [handle(contract, { policy: 'public', run: async ({ query }) => ({ text: 'word '.repeat(query.length / 5) }) })],
  }),
});

const api = testServer([longServerPlugin]);

const get = (length: number, accepted?: string) =>
  api.app.inject({ url: `/api/long?length=${length}`, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

const DECODERS = { gzip: gunzipSync, br: brotliDecompressSync };

test.each([
  ['gzip, deflate, br, zstd', 'gzip', 2000],
  ['br', 'br', 2000],
  ['gzip', 'gzip', 200_000],
] as const)('a caller that accepts %s is sent %s of a reply of %d characters', async (accepted, coding, length) => {
  const answer = await get(length, accepted);
  expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding', 'cache-control': 'no-store' });
  expect(answer.rawPayload.length).toBeLessThan(length / 10);
  expect(JSON.parse(DECODERS[coding](answer.rawPayload).toString())).toEqual({ text: 'word '.repeat(length / 5) });
});

test.each([undefined, 'identity', 'gzip;q=0', 'deflate'])('a caller that accepts %s gets the reply uncompressed', async (accepted) => {
  const answer = await get(2000, accepted);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json().text).toHaveLength(2000);
});

test('a reply of less than a kibibyte is not compressed', async () => {
  expect((await get(1000, 'gzip')).headers['content-encoding']).toBeUndefined();
  expect((await get(1020, 'gzip')).headers['content-encoding']).toBe('gzip');
});

test('the description of the API is compressed, health and settings are not', async () => {
  const codings = ['/api/openapi.json', '/api/docs', '/config.json', '/metrics'].map(
    async (url) => (await api.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding'],
  );
  expect(await Promise.all(codings)).toEqual(['gzip', 'gzip', undefined, undefined]);
});
