import { type Kysely, sql } from 'kysely';
import { sealEvents } from '#core/server/audit/seal-events.ts';
import { verifyRecord } from '#core/server/audit/verify-record.ts';
import { readConfig } from '#core/server/config/read-config.ts';
import type { CoreTables } from '#core/server/db/database.ts';
import { openForCommand } from '#core/server/db/open-for-command.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { median, type Report } from '../report.ts';
import { placeOf } from '../seeded-server.ts';
import { load } from './load.ts';
import { startProcess } from './measured-calls.ts';
import type { World } from './world.ts';

/** A write with its event has at least this part of the throughput of the same write without it. Median of the rounds. */
const LEAST_RATIO = 0.85;
const EVENTS = 100_000;
const MOST_VERIFY_SECONDS = 10;
const WARM_UP_SECONDS = 5;
const ROUND_SECONDS = 1;
const ROUNDS = 15;
const ABOUT = 'We keep the water where it belongs. '.repeat(30);

/** Compares a write with its event and without it, and verifies a long record. */
export async function benchAudit({ report, server: { dataDir }, databaseUrl }: World): Promise<void> {
  report.heading('The audit record');
  const place = placeOf({ dataDir, databaseUrl });
  const server = await startProcess('audited-server.ts', JSON.stringify(place));
  try {
    await compareWrites(report, server.url);
  } finally {
    server.process.kill();
  }
  // As the application opens it, with numbers for the positions of events.
  const { db, close } = await openForCommand(readConfig(place), createLogger('silent'));
  try {
    await verifyLong(report, db);
  } finally {
    await close();
  }
}

async function compareWrites(report: Report, url: string): Promise<void> {
  let value = 0;
  const write = (kind: 'plain' | 'audited', seconds: number) => {
    value += 1;
    return load(url, [`/api/${kind}`], seconds, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: 'Bearer bench' },
      body: JSON.stringify({ name: `Waterworks ${value}`, about: ABOUT }),
    });
  };
  await write('plain', WARM_UP_SECONDS);
  await write('audited', WARM_UP_SECONDS);
  const rounds: { plain: number; audited: number }[] = [];
  while (rounds.length < ROUNDS) {
    const [plain, audited] = [await write('plain', ROUND_SECONDS), await write('audited', ROUND_SECONDS)];
    if (plain.failures + audited.failures > 0) throw new Error(`${plain.failures + audited.failures} writes failed`);
    rounds.push({ plain: plain.requestsPerSecond, audited: audited.requestsPerSecond });
  }
  report.add({
    name: 'write with its event: requests a second',
    value: median(rounds.map(({ audited }) => audited)),
    unit: '/s',
    floor: median(rounds.map(({ plain }) => plain)),
  });
  report.add({
    name: 'write with its event: part of the write without it',
    value: median(rounds.map(({ plain, audited }) => audited / plain)),
    unit: '',
    limit: { kind: 'at least', value: LEAST_RATIO },
  });
}

async function verifyLong(report: Report, db: Kysely<CoreTables>): Promise<void> {
  await addEvents(db);
  const sealing = Date.now();
  // The running server seals too, and only one of the two at a time.
  while (await isWaiting(db)) await sealEvents(db);
  report.add({ name: `${EVENTS} events sealed after`, value: (Date.now() - sealing) / 1000, unit: 's' });
  await verifyWhileWaiting(report, db);
  const begun = Date.now();
  const { checked, fault } = await verifyRecord(db);
  if (fault !== undefined) throw new Error(`the record does not fit: ${fault.reason}`);
  if (checked < EVENTS) throw new Error(`only ${checked} events were verified`);
  const seconds = ((Date.now() - begun) / 1000 / checked) * EVENTS;
  report.most(`${EVENTS} events verified after`, seconds, 's', MOST_VERIFY_SECONDS);
}

async function isWaiting(db: Kysely<CoreTables>): Promise<boolean> {
  return (await sql`select from audit_unsealed limit 1`.execute(db)).rows.length > 0;
}

/** The statistics of the tables are old, because the events were added a moment ago. */
async function verifyWhileWaiting(report: Report, db: Kysely<CoreTables>): Promise<void> {
  await addEvents(db);
  const begun = Date.now();
  await verifyRecord(db);
  report.most(`verified while ${EVENTS} events wait, after`, (Date.now() - begun) / 1000, 's', 2 * MOST_VERIFY_SECONDS);
  while (await isWaiting(db)) await sealEvents(db);
}

/** Events with details as the server writes them. */
async function addEvents(db: Kysely<CoreTables>): Promise<void> {
  const details = '{"changes":{"value":{"from":0,"to":1}},"ip":"192.0.2.1","user_agent":"Mozilla/5.0"}';
  await sql`
    with made as (
      select gen_random_uuid() as id, decode(md5(n::text), 'hex') as salt from generate_series(1, ${EVENTS}) n
    ), events as (
      insert into audit_events
        select id, now(), gen_random_uuid(), 'admin', null, 'bench-row.written', 'bench-row', id::text, 'done', id::text,
          sha256(salt || convert_to(${details}, 'UTF8'))
        from made
    ), unsealed as (
      insert into audit_unsealed select id from made
    )
    insert into audit_details select id, salt, '192.0.2.1', 'Mozilla/5.0', '{"value":{"from":0,"to":1}}' from made`.execute(db);
}
