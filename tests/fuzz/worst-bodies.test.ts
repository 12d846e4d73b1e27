import fc from 'fast-check';
import { ROLES } from '#core/contract/actor.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { shelfServerPlugin } from '#core/testing/shelf-server-plugin.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { hugeTexts } from './support/hostile-values.ts';
import { type Operation, operationsOf } from './support/operations.ts';
import { asSchema, type JsonSchema, valuesOf } from './support/schema-values.ts';

/**
 * The longest allowed response time for any body, in milliseconds. The fastest of three attempts counts, because the machine may be busy.
 */
const LONGEST = 100;
const TRIES = 10;
const SEED = 8;

let api: TestServer;
let operations: readonly Operation[];
beforeAll(async () => {
  api = await serverWith([...serverPlugins, shelfServerPlugin()]);
  operations = operationsOf((await api.app.inject('/api/openapi.json')).json());
});

/** Bodies with one of their texts or lists replaced by the value, one body for each place. */
function* withEach(
  schema: JsonSchema,
  body: unknown,
  value: { text: string; list: readonly unknown[] },
  at = '',
): Generator<[string, unknown]> {
  const branch = branchOf(schema);
  if (branch.type === 'string' && !('enum' in branch)) yield [at, value.text];
  if (branch.type === 'array') {
    yield [`${at}[]`, value.list];
    for (const [place, item] of withEach(asSchema(branch.items), anExample(asSchema(branch.items)), value, `${at}[0]`))
      yield [place, [item]];
  }
  for (const [name, field] of Object.entries(asSchema(branch.properties))) {
    const before = asSchema(body);
    for (const [place, inner] of withEach(asSchema(field), before[name] ?? anExample(asSchema(field)), value, `${at}.${name}`)) {
      yield [place, { ...before, [name]: inner }];
    }
  }
}

// If a part may also be null, use the other branch.
function branchOf(schema: JsonSchema): JsonSchema {
  const branches = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const first = branches.map(asSchema).find(({ type }) => type !== 'null') ?? schema;
  return Array.isArray(first.type) ? { ...first, type: first.type.find((type: unknown) => type !== 'null') } : first;
}

// The same seed makes the same example, and most schemas are part of many operations.
const examples = new Map<string, unknown>();

function anExample(schema: JsonSchema): unknown {
  const branch = branchOf(schema);
  const key = JSON.stringify(branch);
  if (!examples.has(key)) examples.set(key, fc.sample(valuesOf(branch), { numRuns: 1, seed: SEED })[0]);
  return examples.get(key);
}

interface Answer {
  readonly status: number;
  /** Milliseconds by the clock, or of this process's CPU time. The clock is wrong when other processes use the CPU. */
  readonly took: number;
}

async function fastestAnswer(request: {
  readonly operation: Operation;
  readonly headers: Record<string, string>;
  readonly payload: string;
}): Promise<Answer> {
  let fastest: Answer = { status: 0, took: Number.POSITIVE_INFINITY };
  for (let left = TRIES; left > 0 && fastest.took > LONGEST; left -= 1) {
    const { operation, headers, payload } = request;
    const begin = performance.now();
    const before = process.cpuUsage();
    const { statusCode } = await api.app.inject({ method: operation.method as 'POST', url: addressOf(operation), headers, payload });
    const { user, system } = process.cpuUsage(before);
    const took = Math.min(performance.now() - begin, (user + system) / 1000);
    if (took < fastest.took) fastest = { status: statusCode, took };
  }
  return fastest;
}

/** The headers of a caller with permission. The body of any other caller is not read. */
async function headersFor(operation: Operation): Promise<Record<string, string>> {
  for (const who of [...ROLES, 'newcomer'] as const) {
    const headers = { ...(await api.as(who).headers()), 'content-type': 'application/json' };
    const { statusCode } = await api.app.inject({ method: operation.method as 'POST', url: addressOf(operation), headers, payload: '[]' });
    if (statusCode !== 401 && statusCode !== 403) return headers;
  }
  throw new Error(`Nobody may call ${operation.id}`);
}

function addressOf({ path, parameters }: Operation): string {
  const schemas = new Map(parameters.map(({ name, schema }) => [name, schema]));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(anExample(asSchema(schemas.get(name))))));
}

test.each([
  ['letters', hugeTexts[0] ?? '', ''],
  ['combining marks', hugeTexts[1] ?? '', '\u0301'],
  ['letters with as many combining marks as are taken', hugeTexts[2] ?? '', 'https://a.example/'],
  ['characters that grow when they are normalised', hugeTexts[3] ?? '', { name: 'e\u0301' }],
  ['spaces', hugeTexts[4] ?? '', 0],
])('A megabyte of %s in any text, or a list that long, is answered within 100 ms', async (_what, text, item) => {
  const units = JSON.stringify(item).length + 1;
  const list = new Array<unknown>(Math.floor(1_000_000 / units)).fill(item);
  const answers: { readonly at: string; readonly status: number; readonly took: number }[] = [];
  for (const operation of operations) {
    if (operation.body === undefined) continue;
    const headers = await headersFor(operation);
    for (const [at, body] of withEach(operation.body, anExample(operation.body), { text, list })) {
      answers.push({ at: `${operation.id} ${at}`, ...(await fastestAnswer({ operation, headers, payload: JSON.stringify(body) })) });
    }
  }
  expect(answers.length).toBeGreaterThan(60);
  expect(answers.filter(({ took, status }) => took > LONGEST || status >= 500)).toEqual([]);
});
