import pg from 'pg';
import { sealEvents } from '#core/server/audit/seal-events.ts';
import { PLANNED_EACH_TIME } from '#core/server/db/planned-each-time.ts';
import { type AccessCaller, type AccessRow, type Ownership, statusFor } from '#core/testing/access-row.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import type { LooseInput } from '#core/testing/test-request.ts';
import { accessRows, accessServer } from './support/access-table.ts';
import { GROWING } from './support/growing-calls.ts';
import { growthOf, keepStatistics, type Statement } from './support/large-tables.ts';
import { queryVariants } from './support/query-variants.ts';
import { UNNAMED } from './support/unnamed-calls.ts';

// The examples are the access rows: every call that reads, by each caller who may make it, with each value of its filters and orders.
const reading = accessRows.filter(({ call }) => call.method === 'GET');

/** A statement as it was sent. */
interface Sent extends Statement {
  /** Why it had no name when it was sent again. */
  readonly why: readonly string[];
}

const statementsOf = new Map<string, readonly Sent[]>();
let server: TestServer;
beforeAll(async () => {
  server = await accessServer();
  await keepStatistics(server.db);
  // The calls that write come first, because the planner knows of empty tables that they are empty.
  for (const row of accessRows.filter(({ call }) => call.method !== 'GET')) await makeCalls(row);
  await sealEvents(server.db);
  await server.runSchedule('job-search.refresh-words');
  for (const row of reading) statementsOf.set(row.call.id, await makeCalls(row));
}, 600_000);

test.each(reading.map(({ call: { id } }) => ({ id })))(
  '$id reads no growing table as a whole, except for a stated reason',
  async ({ id }) => {
    const found = await growthOf(server.db, statementsOf.get(id) ?? []);
    expect([...found].sort()).toEqual(Object.keys(GROWING[id] ?? {}).sort());
  },
);

test.each(reading.map(({ call: { id } }) => ({ id })))('$id sends each statement by its name, except for a listed reason', ({ id }) => {
  const reasons = (statementsOf.get(id) ?? []).flatMap(({ why }) => why);
  expect([...new Set(reasons)].sort()).toEqual([...(UNNAMED[id] ?? [])].sort());
});

test('each exception belongs to a call', () => {
  expect([GROWING, UNNAMED].flatMap((each) => Object.keys(each)).filter((id) => !statementsOf.has(id))).toEqual([]);
});

/** Makes a call as every kind of caller who may make it, with all variants of its query. Returns the statements that read. */
async function makeCalls(row: AccessRow): Promise<readonly Sent[]> {
  const statements: Sent[] = [];
  for (const who of ['visitor', 'candidate', 'employer', 'admin'] as const) {
    const ownership = (['own', 'foreign'] as const).find((each) => isAllowed(row, who, each));
    if (ownership === undefined) continue;
    const name = `plans-${row.call.id}`.replaceAll('.', '-');
    const input: LooseInput = (await row.input?.({ server, who, name, ownership })) ?? {};
    const caller = server.as(who, name);
    if (who !== 'visitor') await caller.actor();
    const calls = queryVariants(querySchemaOf(row), input.query ?? {}).map((query) => () => caller.status(row.call, { ...input, query }));
    statements.push(...(await recorded(calls)));
  }
  return statements;
}

function isAllowed(row: AccessRow, who: AccessCaller, ownership: Ownership): boolean {
  const expected = statusFor(row, who);
  return (typeof expected === 'number' ? expected : expected[ownership]) < 400;
}

function querySchemaOf({ call }: AccessRow) {
  const schemas = server.registry.handlers.find(({ handler }) => handler.contract.endpoint.id === call.id)?.handler.contract.schemas;
  return schemas !== undefined && 'query' in schemas ? schemas.query : undefined;
}

/** The statements that read, which calls send one after another, with the values of their first run. Each call is made twice. */
async function recorded(calls: readonly (() => Promise<unknown>)[]): Promise<readonly Sent[]> {
  const statements = new Map<string, Sent>();
  const inTransaction = new Set<unknown>();
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    for (const call of calls) for (let turn = 0; turn < 2; turn += 1) await call();
    for (const [at, [sent]] of query.mock.calls.entries()) {
      const client = query.mock.contexts[at];
      const { text, values, name }: { text?: unknown; values?: unknown; name?: unknown } = Object(sent);
      if (typeof text !== 'string' || !Array.isArray(values)) continue;
      if (/^begin/.test(text)) inTransaction.add(client);
      if (/^(commit|rollback)/.test(text)) inTransaction.delete(client);
      if (!IS_READING.test(text)) continue;
      const isNamed = name !== undefined;
      const before = statements.get(text);
      const why = isNamed || before === undefined ? [] : whyUnnamed(text, inTransaction.has(client));
      statements.set(text, { text, values: before?.values ?? values, isNamed: isNamed || before?.isNamed === true, why });
    }
  } finally {
    query.mockRestore();
  }
  return [...statements.values()];
}

/** What of the list keeps a statement from having a name. */
function whyUnnamed(text: string, isInTransaction: boolean): readonly string[] {
  if (isInTransaction) return ['transaction'];
  const reasons = PLANNED_EACH_TIME.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  return reasons.length > 0 ? reasons : [`no reason: ${text}`];
}

const IS_READING = /^\s*(select|with)\b(?!.*\b(insert into|update|delete from)\b)/is;
