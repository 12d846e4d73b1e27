import { sql } from 'kysely';
import { writeEvents } from '#core/testing/test-audit.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { sealEvents } from './seal-events.ts';

const database = testDatabase();
beforeAll(async () => {
  await writeEvents(database.db, ['fig', 'date']);
  await sealEvents(database.db);
});

const REFUSED = [
  'update audit_events set outcome = outcome',
  'update audit_seals set seq = seq',
  'update audit_details set ip = ip',
  'update audit_cuts set seq = seq',
  'delete from audit_events',
  'delete from audit_seals',
  'delete from audit_cuts',
  'truncate audit_events cascade',
  'truncate audit_seals',
  'truncate audit_cuts',
  // A cut allows the deletion of what stands before it, in its own transaction.
  `begin; insert into audit_cuts values (1, ''); delete from audit_seals where seq = 2; commit`,
  `begin; insert into audit_cuts values (2, ''); delete from audit_seals where seq = 1; delete from audit_events; commit`,
];

test.each(REFUSED)('the database refuses: %s', async (statements) => {
  const client = await database.pool.connect();
  const attempt = client.query(statements).finally(() => client.query('rollback').then(() => client.release()));
  await expect(attempt).rejects.toThrow(/takes no (update|delete|truncate)/);
});

test('a cut of an earlier transaction allows nothing', async () => {
  await sql`insert into audit_cuts values (2, '')`.execute(database.db);
  await expect(sql`delete from audit_seals`.execute(database.db)).rejects.toThrow('The audit record takes no delete of audit_seals');
});

test('personal details can be deleted', async () => {
  const { numAffectedRows } = await sql`delete from audit_details`.execute(database.db);
  expect(numAffectedRows).toBe(2n);
});
