import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { runs } from '#core/testing/property-runs.ts';
import { keepRecord, tamper, writeEvents } from '#core/testing/test-audit.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { type Anchor, anchorOf } from './anchors.ts';
import type { AuditTables } from './audit-tables.ts';
import { chainEnd } from './chain.ts';
import { sealEvents } from './seal-events.ts';
import { verifyRecord } from './verify-record.ts';

const EVENTS = 8;

const database = testDatabase();
let restore: () => Promise<void>;
let anchors: Anchor[];
beforeAll(async () => {
  for (let index = 1; index <= EVENTS; index += 1) {
    await writeEvents(database.db, [`plant-${index}`]);
    await sealEvents(database.db);
  }
  anchors = [anchorOf(await chainEnd(database.db.$extendTables<AuditTables>()), new Date())];
  // An owner of the database can remove the rules of a table too.
  await sql`alter table audit_seals drop constraint audit_seals_seq_check`.execute(database.db);
  restore = await keepRecord(database.db);
});

/** Statements that change the record around the seals with the numbers `one` and `other`, which differ. */
type Tampering = (one: number, other: number) => RawBuilder<unknown>[];

const eventOf = (seq: number) => sql`(select event_id from audit_seals where seq = ${seq})`;
const changeEvent =
  (change: RawBuilder<unknown>): Tampering =>
  (one) => [sql`update audit_events set ${change} where id = ${eventOf(one)}`];
const changeDetails =
  (change: RawBuilder<unknown>): Tampering =>
  (one) => [sql`update audit_details set ${change} where event_id = ${eventOf(one)}`];
const changeSeal =
  (change: RawBuilder<unknown>): Tampering =>
  (one) => [sql`update audit_seals set ${change} where seq = ${one}`];
const removeFrom = (seq: RawBuilder<unknown>): RawBuilder<unknown>[] => [
  sql`delete from audit_details where event_id in (select event_id from audit_seals where ${seq})`,
  sql`delete from audit_events where id in (select event_id from audit_seals where ${seq})`,
  sql`delete from audit_seals where ${seq}`,
];
const ADDED = '018f0000-0000-7000-8000-00000000000a';
const addEvent = sql`insert into audit_events select ${ADDED}, at, actor_id, actor_role, viewer_id, action, subject, subject_id, outcome,
  request_id, details_hash from audit_events limit 1`;

const TAMPERINGS: Readonly<Record<string, Tampering>> = {
  'the time changed': changeEvent(sql`at = at + interval '1 millisecond'`),
  'the actor changed': changeEvent(sql`actor_id = gen_random_uuid()`),
  'the actor removed': changeEvent(sql`actor_id = null`),
  'the role changed': changeEvent(sql`actor_role = 'candidate'`),
  'a viewer added': changeEvent(sql`viewer_id = gen_random_uuid()`),
  'the action changed': changeEvent(sql`action = action || 'x'`),
  'the subject changed': changeEvent(sql`subject = 'x'`),
  'the object changed': changeEvent(sql`subject_id = subject_id || 'x'`),
  'the outcome changed': changeEvent(sql`outcome = 'refused'`),
  'the request changed': changeEvent(sql`request_id = 'x'`),
  'the hash of the details changed': changeEvent(sql`details_hash = details_hash || '\\x00'`),
  'the id of an event changed': changeEvent(sql`id = ${ADDED}`),
  'the address changed': changeDetails(sql`ip = '198.51.100.1'`),
  'the address removed': changeDetails(sql`ip = null`),
  'the browser changed': changeDetails(sql`user_agent = 'x'`),
  'the changes changed': changeDetails(sql`changes = '{}'`),
  'the salt changed': changeDetails(sql`salt = '\\x00'`),
  'the details of another event': (one, other) => [
    sql`delete from audit_details where event_id = ${eventOf(one)}`,
    sql`update audit_details set event_id = ${eventOf(one)} where event_id = ${eventOf(other)}`,
  ],
  'a hash changed': changeSeal(sql`hash = '\\x00'`),
  'a previous hash changed': changeSeal(sql`prev = '\\x00'`),
  'a number changed': changeSeal(sql`seq = 1000`),
  'a number below the first': changeSeal(sql`seq = -5`),
  'an event removed': (one) => [sql`delete from audit_events where id = ${eventOf(one)}`],
  'a seal removed': (one) => [sql`delete from audit_seals where seq = ${one}`],
  'an event removed with its seal': (one) => removeFrom(sql`seq = ${one}`),
  'a range removed': (one, other) => removeFrom(sql`seq between ${Math.min(one, other)} and ${Math.max(one, other)}`),
  'the end cut off': (one) => removeFrom(sql`seq >= ${one}`),
  'the beginning cut off': (one) => removeFrom(sql`seq <= ${one}`),
  'the beginning cut off with a cut': (one) => [
    sql`insert into audit_cuts select seq, hash from audit_seals where seq = ${one}`,
    ...removeFrom(sql`seq <= ${one}`),
  ],
  'a cut added': (one) => [sql`insert into audit_cuts select seq, hash from audit_seals where seq = ${one}`],
  'an event added': () => [addEvent],
  'an event added with a seal': () => [
    addEvent,
    sql`insert into audit_seals select ${EVENTS + 1}, ${ADDED}, hash, '\\x00' from audit_seals where seq = ${EVENTS}`,
  ],
  'two events exchanged': (one, other) => [
    sql`update audit_seals set event_id = ${ADDED} where seq = ${one}`,
    sql`with moved as (select event_id from kept_audit_seals where seq = ${one})
      update audit_seals set event_id = (select event_id from moved) where seq = ${other}`,
    sql`update audit_seals set event_id = (select event_id from kept_audit_seals where seq = ${other}) where seq = ${one}`,
  ],
  'two seals exchanged': (one, other) => [
    sql`update audit_seals set seq = -1 where seq = ${one}`,
    sql`update audit_seals set seq = ${one} where seq = ${other}`,
    sql`update audit_seals set seq = ${other} where seq = -1`,
  ],
};

const place = fc.integer({ min: 1, max: EVENTS });
const places = fc.tuple(place, place).filter(([one, other]) => one !== other);

test.each(Object.entries(TAMPERINGS))('%s is found, wherever it happened', async (_name, statementsAt) => {
  await fc.assert(
    fc
      .asyncProperty(places, async ([one, other]) => {
        await tamper(database.db, async (own) => {
          for (const statement of statementsAt(one, other)) await statement.execute(own);
        });
        expect((await verifyRecord(database.db, anchors)).fault).toBeDefined();
      })
      .afterEach(() => restore()),
    { numRuns: runs(6) },
  );
});

test('deleted details are not reported', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.subarray(Array.from({ length: EVENTS }, (_, index) => index + 1)), async (numbers) => {
        await sql`
          delete from audit_details where event_id in (select event_id from audit_seals where seq = any(${numbers}))`.execute(database.db);
        expect(await verifyRecord(database.db, anchors)).toMatchObject({ checked: EVENTS, anchored: 1, fault: undefined });
      })
      .afterEach(() => restore()),
    { numRuns: runs(10) },
  );
});
