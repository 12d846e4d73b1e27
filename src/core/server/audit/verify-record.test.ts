import { sql } from 'kysely';
import { tamper, writeEvents } from '#core/testing/test-audit.ts';
import { freshDatabase } from '#core/testing/test-database.ts';
import { type Anchor, anchorOf } from './anchors.ts';
import type { AuditTables } from './audit-tables.ts';
import { chainEnd } from './chain.ts';
import { sealEvents } from './seal-events.ts';
import { verifyRecord } from './verify-record.ts';

const database = freshDatabase();

const anchor = async (at: string): Promise<Anchor> => anchorOf(await chainEnd(database.db.$extendTables<AuditTables>()), new Date(at));

async function seal(...names: string[]): Promise<void> {
  await writeEvents(database.db, names);
  await sealEvents(database.db);
}

const loseFrom = (seq: number): Promise<void> =>
  tamper(database.db, async (own) => {
    await sql`delete from audit_details where event_id in (select event_id from audit_seals where seq >= ${seq})`.execute(own);
    await sql`delete from audit_events where id in (select event_id from audit_seals where seq >= ${seq})`.execute(own);
    await sql`delete from audit_seals where seq >= ${seq}`.execute(own);
  });

test('an empty record fits', async () => {
  expect(await verifyRecord(database.db)).toEqual({ checked: 0, range: undefined, waiting: 0, anchored: 0, outdated: 0, fault: undefined });
});

test('events without a seal are counted, and are no fault', async () => {
  await seal('fig');
  await writeEvents(database.db, ['date', 'kiwi']);
  expect(await verifyRecord(database.db)).toMatchObject({ checked: 1, waiting: 2, fault: undefined });
});

test('an end that was cut off is found by an anchor only', async () => {
  await seal('fig', 'date', 'kiwi');
  const anchors = [await anchor('2026-03-01T00:00:00Z')];
  await loseFrom(3);
  expect((await verifyRecord(database.db)).fault).toBeUndefined();
  expect((await verifyRecord(database.db, anchors)).fault).toEqual({
    seq: 3,
    reason: 'The record ends before this number, but the anchor of 2026-03-01T00:00:00.000Z has the number 3. No anchor before it fits.',
  });
});

test('a restored database continues its chain, and the verification says where the anchors part', async () => {
  await seal('fig', 'date');
  const anchors = [await anchor('2026-03-01T00:00:00Z')];
  await seal('kiwi', 'pear');
  anchors.push(await anchor('2026-03-02T00:00:00Z'));
  await loseFrom(4);
  await seal('plum', 'lime');
  anchors.push(await anchor('2026-03-03T00:00:00Z'));
  expect((await verifyRecord(database.db)).fault).toBeUndefined();
  expect(await verifyRecord(database.db, anchors)).toMatchObject({
    checked: 3,
    anchored: 1,
    fault: { seq: 4, reason: 'The anchor of 2026-03-02T00:00:00.000Z has another hash. The last anchor that fits has the number 2.' },
  });
});

test('events are sealed and verified across the batches', async () => {
  await sql`
    insert into audit_events
      select gen_random_uuid(), now(), null, null, null, 'plant.moved', 'plant', n::text, 'done', 'one', '\\x00' from generate_series(1, 6001) n
  `.execute(database.db);
  await sql`insert into audit_unsealed select id from audit_events`.execute(database.db);
  expect(await sealEvents(database.db)).toBe(6001);
  expect(await verifyRecord(database.db)).toMatchObject({ checked: 6001, fault: undefined });
});
