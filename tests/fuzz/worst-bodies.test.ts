import fc from 'fast-check';
import { ROLES } from '#core/contract/actor.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { shelfServerPlugin } from '#core/testing/shelf-server-plugin.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { inTurn } from '../support/in-turn.ts';
import { hugeTexts } from './support/hostile-values.ts';
import { type Operation, operationsOf } from './support/operations.ts';
import { asSchema, type JsonSchema, valuesOf } from './support/schema-values.ts';

/**
 * The most CPU time that any body may take, times that of an ordinary body of the same call. Work that grows with the square of a megabyte
 * takes thousands of times as long. A slow machine doubles the usual 20 to 50 times.
 */
const FACTOR = 250;
/**
 * The least CPU time in milliseconds that counts for an ordinary body. Some are refused within a fraction of a millisecond, but every
 * megabyte has to be received and parsed first.
 */
const LEAST = 2;
/** The least time of these attempts counts: the compiler and the garbage collector work in the same process. */
const TRIES = 10;
/** How many kinds of bodies are sent in a turn. */
const SHARE = 2;
const SEED = 8;

const api = testServer([...serverPlugins, shelfServerPlugin()]);
let operations: readonly Operation[];
beforeAll(async () => {
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
  /** Milliseconds of CPU time of this process, which other processes do not change. */
  readonly cpu: number;
}

interface Sent {
  readonly operation: Operation;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

async function answerTo({ operation, headers, body }: Sent): Promise<Answer> {
  const payload = JSON.stringify(body);
  const before = process.cpuUsage();
  const { statusCode } = await api.app.inject({ method: operation.method as 'POST', url: addressOf(operation), headers, payload });
  const { user, system } = process.cpuUsage(before);
  return { status: statusCode, cpu: (user + system) / 1000 };
}

/** The answer with the least CPU time. Does not try again after one within the limit. */
async function leastOf(sent: Sent, limit: number): Promise<Answer> {
  let least = await answerTo(sent);
  for (let left = TRIES - 1; left > 0 && least.cpu > limit && least.status < 500; left -= 1) {
    const again = await answerTo(sent);
    if (again.cpu < least.cpu || again.status >= 500) least = again;
  }
  return least;
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

const KINDS = [
  ['letters', hugeTexts[0] ?? '', ''],
  ['combining marks', hugeTexts[1] ?? '', '\u0301'],
  ['letters with as many combining marks as are taken', hugeTexts[2] ?? '', 'https://a.example/'],
  ['characters that grow when they are normalised', hugeTexts[3] ?? '', { name: 'e\u0301' }],
  ['spaces', hugeTexts[4] ?? '', 0],
] as const;

test.each(inTurn(KINDS, SHARE))(
  `A megabyte of %s in any text, or a list that long, takes at most ${FACTOR} times the CPU time of an ordinary body`,
  async (_what, text, item) => {
    const units = JSON.stringify(item).length + 1;
    const list = new Array<unknown>(Math.floor(1_000_000 / units)).fill(item);
    const answers: { readonly at: string; readonly limit: number; readonly status: number; readonly cpu: number }[] = [];
    for (const operation of operations) {
      if (operation.body === undefined) continue;
      const headers = await headersFor(operation);
      const ordinary = await leastOf({ operation, headers, body: anExample(operation.body) }, LEAST);
      const limit = FACTOR * Math.max(ordinary.cpu, LEAST);
      for (const [at, body] of withEach(operation.body, anExample(operation.body), { text, list })) {
        answers.push({ at: `${operation.id} ${at}`, limit, ...(await leastOf({ operation, headers, body }, limit)) });
      }
    }
    expect(answers.length).toBeGreaterThan(60);
    expect(answers.filter(({ cpu, limit, status }) => cpu > limit || status >= 500)).toEqual([]);
  },
);
