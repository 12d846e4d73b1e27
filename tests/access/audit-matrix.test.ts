import type { AuditTables } from '#core/server/audit/audit-tables.ts';
import type { AccessRow, Ownership } from '#core/testing/access-row.ts';
import type { Caller, TestServer } from '#core/testing/server-kit.ts';
import { accessRows, accessServer } from './support/access-table.ts';

// The examples are the access rows: what an administrator with all duties may do.
const rows = new Map(accessRows.map((row) => [row.call.id, row]));

let server: TestServer;
/** The calls that change something and need a duty. */
let calls: readonly string[];
beforeAll(async () => {
  server = await accessServer();
  calls = server.registry.handlers
    .filter(({ handler }) => handler.contract.endpoint.method !== 'GET' && server.registry.needsDuty(handler.policy))
    .map(({ handler }) => handler.contract.endpoint.id);
});

test('Each call that changes something and needs a duty has an example that succeeds', () => {
  const without = calls.filter((id) => ownershipFor(rows.get(id)) === undefined);
  expect(without).toEqual([]);
});

test('Each of them leaves exactly one event when it succeeds', async () => {
  expect(await eventsOfAll('admin')).toEqual(Object.fromEntries(calls.map((id) => [id, ['done']])));
});

test('Each of them leaves exactly one event when it is refused to an administrator without the duty', async () => {
  expect(await eventsOfAll('admin:')).toEqual(Object.fromEntries(calls.map((id) => [id, ['refused']])));
});

/** The outcomes of the events that each call leaves for a caller. */
async function eventsOfAll(caller: Caller): Promise<Record<string, string[]>> {
  const left: Record<string, string[]> = {};
  for (const id of calls) left[id] = await eventsOf(id, caller);
  return left;
}

async function eventsOf(id: string, caller: Caller): Promise<string[]> {
  const row = rows.get(id);
  const ownership = ownershipFor(row);
  if (row === undefined || ownership === undefined) return ['no example'];
  const name = `${id.replaceAll('.', '-')}-${caller.replace(':', '-without-duty')}`;
  const input = await row.input?.({ server, who: 'admin', name, ownership });
  const { userId } = await server.as(caller, name).actor();
  const before = new Set((await events(userId)).map((event) => event.id));
  await server.as(caller, name).status(row.call, input);
  return (await events(userId)).flatMap((event) => (before.has(event.id) ? [] : [event.outcome]));
}

/** The ownership with which an administrator may make a call; `undefined` for none. */
function ownershipFor(row: AccessRow | undefined): Ownership | undefined {
  const expected = row?.answers.admin;
  if (typeof expected === 'number') return expected < 300 ? 'foreign' : undefined;
  return (['own', 'foreign'] as const).find((ownership) => (expected?.[ownership] ?? 500) < 300);
}

/** The events of a user, also those on behalf of another one. */
function events(userId: string) {
  return server.db
    .$extendTables<AuditTables>()
    .selectFrom('audit_events')
    .select(['id', 'outcome'])
    .where(({ eb, or }) => or([eb('actor_id', '=', userId), eb('viewer_id', '=', userId)]))
    .execute();
}
