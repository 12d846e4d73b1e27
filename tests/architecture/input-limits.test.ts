import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { shelfServerPlugin } from '#core/testing/shelf-server-plugin.ts';
import { serverPlugins } from '#plugins/index.server.ts';

type Json = Readonly<Record<string, unknown>>;

let document: Json;
beforeAll(async () => {
  const server: TestServer = await serverWith([...serverPlugins, shelfServerPlugin()]);
  document = (await server.app.inject('/api/openapi.json')).json();
});

/** Every schema for a part of a request, with its location. */
function inputSchemas(): { readonly at: string; readonly schema: Json }[] {
  const found: { at: string; schema: Json }[] = [];
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && (typeof value.type === 'string' || Array.isArray(value.type))) found.push({ at, schema: value as Json });
    for (const [key, inner] of Object.entries(value)) visit(inner, `${at}/${key}`);
  };
  for (const [path, calls] of Object.entries(document.paths as Record<string, Record<string, Json>>)) {
    for (const [method, { parameters, requestBody }] of Object.entries(calls)) visit({ parameters, requestBody }, `${method} ${path}`);
  }
  return found;
}

const hasType = (schema: Json, type: string): boolean => [schema.type].flat().includes(type);

test('In the API document, every text of a request has a maximum length, and every list and record a maximum number of items', () => {
  const texts = inputSchemas().filter(({ schema }) => hasType(schema, 'string') && !('enum' in schema) && !('const' in schema));
  expect(texts.length).toBeGreaterThan(90);
  expect(texts.filter(({ schema }) => typeof schema.maxLength !== 'number').map(({ at }) => at)).toEqual([]);
  const lists = inputSchemas().filter(({ schema }) => hasType(schema, 'array'));
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ schema }) => typeof schema.maxItems !== 'number').map(({ at }) => at)).toEqual([]);
  const records = inputSchemas().filter(({ schema }) => hasType(schema, 'object') && typeof schema.additionalProperties === 'object');
  expect(records.length).toBeGreaterThan(0);
  expect(records.filter(({ schema }) => typeof schema.maxProperties !== 'number').map(({ at }) => at)).toEqual([]);
});

test('Every version in a request fits the column that stores it', () => {
  const versions = inputSchemas().filter(({ at }) => at.endsWith('/version'));
  expect(versions.length).toBeGreaterThan(10);
  expect(versions.filter(({ schema }) => schema.maximum !== 2 ** 31 - 2).map(({ at }) => at)).toEqual([]);
});
