import fc from 'fast-check';
import { z } from '#core/contract/schema.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { shelfServerPlugin } from '#core/testing/shelf-server-plugin.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { type Operation, operationsOf } from './support/operations.ts';
import { asSchema, type JsonSchema, valuesOf } from './support/schema-values.ts';
import { CALLERS, furnish, nameFor } from './support/world.ts';

const SEED = 34;
const EACH = 7;

const api = testServer([...serverPlugins, shelfServerPlugin()]);
let operations: readonly Operation[];
let known: Readonly<Record<string, readonly string[]>>;
beforeAll(async () => {
  operations = operationsOf((await api.app.inject('/api/openapi.json')).json());
  known = await furnish(api);
});

/** An address that fits the document. Half of the time it names existing objects, and half of the time only what is required. */
function addresses({ path, parameters }: Operation): fc.Arbitrary<string> {
  const fields = parameters
    .filter(({ in: place }) => place !== 'header')
    .map((parameter): [string, fc.Arbitrary<unknown>] => {
      const pool = parameter.in === 'path' ? (known[placeOf(path, parameter.name)] ?? known[parameter.name]) : undefined;
      const values = valuesOf(asSchema(parameter.schema));
      return [parameter.name, pool === undefined ? values : fc.oneof(fc.constantFrom(...pool), values)];
    });
  const requiredKeys = parameters.filter(({ required, in: place }) => required && place !== 'header').map(({ name }) => name);
  const all = fc.record(Object.fromEntries(fields), { requiredKeys });
  const required = fc.record(Object.fromEntries(fields.filter(([name]) => requiredKeys.includes(name))));
  return fc.oneof(all, required).map((given: Readonly<Record<string, unknown>>) => {
    const inPath = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
    const query = Object.entries(given).filter(([name]) => !inPath.includes(name));
    const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(asSchema(given)[name])));
    return search.size > 0 ? `${filled}?${search}` : filled;
  });
}

/** The part of a path before a parameter, for example `issuers` for `/api/issuers/{id}`. */
function placeOf(path: string, name: string): string {
  const parts = path.split('/');
  return parts[parts.indexOf(`{${name}}`) - 1] ?? '';
}

/** Headers and body of a request to an operation, with a body by its schema. */
function sentTo(operation: Operation, body: unknown): { headers: Record<string, string>; payload?: string } {
  if (operation.takesFile) {
    return { headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'a.txt' }, payload: 'A file.' };
  }
  return body === undefined ? { headers: {} } : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

test('Every call answers as documented: a documented status, with a body of its schema', async () => {
  const wrong: string[] = [];
  const succeeded = new Set<string>();
  let number = 0;
  for (const operation of operations) {
    const inputs = fc.record({ url: addresses(operation), body: operation.body ? valuesOf(operation.body) : fc.constant(undefined) });
    for (const who of CALLERS) {
      // With one seed for all calls, all of them would name the same few objects.
      for (const { url, body } of fc.sample(inputs, { numRuns: EACH, seed: SEED + number })) {
        number += 1;
        const caller = api.as(who, nameFor(operation.id, number));
        const sent = sentTo(operation, body);
        const headers = { ...(await caller.headers()), ...sent.headers };
        const answer = await api.app.inject({ ...sent, method: operation.method as 'POST', url, headers });
        if (answer.statusCode < 300) succeeded.add(operation.id);
        const fault = faultOf(operation, answer);
        if (fault !== undefined) wrong.push(`${operation.id} as ${who}, ${url}: ${fault}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(operations.length).toBeGreaterThan(40);
  // Enough generated input must be valid for a meaningful test.
  expect(succeeded.size).toBeGreaterThan(operations.length / 2);
});

interface Answer {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

function faultOf({ answers, files }: Operation, { statusCode, body, headers }: Answer): string | undefined {
  if (!answers.has(statusCode) || statusCode >= 500) return `status ${statusCode}, ${body}`;
  const types = files.get(statusCode) ?? [];
  if (types.length > 0) return types.includes(String(headers['content-type'])) ? undefined : `type ${headers['content-type']}`;
  const schema = answers.get(statusCode);
  if (schema === undefined) return body === '' ? undefined : `status ${statusCode} has a body`;
  const { error } = compiled(schema).safeParse(JSON.parse(body));
  return error && `${statusCode} ${body.slice(0, 200)} does not fit: ${error.message.slice(0, 300)}`;
}

const validators = new Map<JsonSchema, z.ZodType>();

function compiled(schema: JsonSchema): z.ZodType {
  const validator = validators.get(schema) ?? z.fromJSONSchema(schema);
  validators.set(schema, validator);
  return validator;
}
