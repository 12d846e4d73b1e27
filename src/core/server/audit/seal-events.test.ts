import { sql } from 'kysely';
import { plantMoved, sealedSubjects, writeEvents } from '#core/testing/test-audit.ts';
import { freshDatabase } from '#core/testing/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AuditLog } from './audit-log.ts';
import type { AuditTables } from './audit-tables.ts';
import { sealEvents } from './seal-events.ts';
import { verifyRecord } from './verify-record.ts';

const database = freshDatabase();

const audit = () => new AuditLog(new Set([plantMoved]), () => new Date()).of(() => ({ actor: null, requestId: 'one' }));

test('events are sealed in order, and a second run adds nothing', async () => {
  await writeEvents(database.db, ['fig', 'date', 'kiwi']);
  expect(await sealEvents(database.db)).toBe(3);
  expect(await sealEvents(database.db)).toBe(0);
  expect(await sealedSubjects(database.db)).toEqual(['fig', 'date', 'kiwi']);
  expect(await verifyRecord(database.db)).toMatchObject({ checked: 3, range: [1, 3], waiting: 0, fault: undefined });
});

test('an event that becomes visible later is sealed later, although it was written first', async () => {
  const [written, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = inTransaction(database.db, async (_own, transaction) => {
    await audit()(transaction, plantMoved, { subjectId: 'late' });
    written.resolve();
    await mayCommit.promise;
  });
  await written.promise;
  await writeEvents(database.db, ['early']);
  await sealEvents(database.db);
  mayCommit.resolve();
  await late;
  await sealEvents(database.db);
  expect(await sealedSubjects(database.db)).toEqual(['early', 'late']);
});

test('two servers that seal at once make one chain without gaps', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `plant-${index}`);
  let isOver = false;
  const seal = async (): Promise<number> => {
    let sealed = 0;
    while (!isOver) sealed += await sealEvents(database.db);
    return sealed;
  };
  const running = Promise.all([seal(), seal()]);
  await writeEvents(database.db, names);
  isOver = true;
  const [one, two] = await running;
  expect(one + two + (await sealEvents(database.db))).toBe(60);
  expect(await verifyRecord(database.db)).toMatchObject({ checked: 60, range: [1, 60], fault: undefined });
});

test('a server that is killed between an event and its seal, or while it seals, leaves the event to the next one', async () => {
  await writeEvents(database.db, ['fig']);
  const client = await database.pool.connect();
  client.on('error', () => undefined);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await client.query(`begin; insert into audit_seals select 1, event_id, '', '' from audit_unsealed; delete from audit_unsealed`);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
  client.release(true);
  expect(await sealEvents(database.db)).toBe(1);
  expect(await verifyRecord(database.db)).toMatchObject({ checked: 1, fault: undefined });
});

test('a clock that goes back does not disturb the chain', async () => {
  await writeEvents(database.db, ['fig'], () => new Date('2026-03-01T12:00:00Z'));
  await sealEvents(database.db);
  await writeEvents(database.db, ['date'], () => new Date('2026-03-01T11:00:00Z'));
  await sealEvents(database.db);
  expect(await sealedSubjects(database.db)).toEqual(['fig', 'date']);
  expect((await verifyRecord(database.db)).fault).toBeUndefined();
});

test('changes of 1 MB are kept as their size, and the event is sealed', async () => {
  await inTransaction(database.db, (_own, transaction) =>
    audit()(transaction, plantMoved, { subjectId: 'fig', changes: { bed: ['', 'x'.repeat(2 ** 20)], story: ['', '\u{1f331}\0\uD800'] } }),
  );
  await sealEvents(database.db);
  expect((await verifyRecord(database.db)).fault).toBeUndefined();
  const details = await database.db.$extendTables<AuditTables>().selectFrom('audit_details').select('changes').executeTakeFirstOrThrow();
  expect(details.changes).toEqual({ tooLarge: { bytes: expect.any(Number), fields: ['bed', 'story'] } });
});

test('a row that waits although its event is sealed does not stop the sealing, and is reported', async () => {
  await writeEvents(database.db, ['fig']);
  await sealEvents(database.db);
  await sql`insert into audit_unsealed select event_id from audit_seals`.execute(database.db);
  await writeEvents(database.db, ['date']);
  expect(await sealEvents(database.db)).toBe(1);
  expect((await verifyRecord(database.db)).fault?.reason).toContain('waits for a seal that it has');
});
