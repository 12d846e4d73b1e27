import { sealedSubjects, writeEvents } from '#core/testing/test-audit.ts';
import { freshDatabase } from '#core/testing/test-database.ts';
import { anchorOf } from './anchors.ts';
import { AuditLog } from './audit-log.ts';
import type { AuditTables } from './audit-tables.ts';
import { chainEnd } from './chain.ts';
import { recordCut } from './core-actions.ts';
import { applyRetention } from './retention.ts';
import { sealEvents } from './seal-events.ts';
import { verifyRecord } from './verify-record.ts';

const DAY = 86_400_000;

const database = freshDatabase();

async function sealDaysAgo(days: number, ...names: string[]): Promise<void> {
  await writeEvents(database.db, names, () => new Date(Date.now() - days * DAY));
  await sealEvents(database.db);
}

async function keep(auditKeepDays?: number, auditKeepDetailsDays?: number): Promise<void> {
  const now = () => new Date();
  const audit = new AuditLog(new Set([recordCut]), now).of(() => ({ actor: null, requestId: 'core' }));
  await applyRetention({ db: database.db, config: { auditKeepDays, auditKeepDetailsDays }, audit, now });
  await sealEvents(database.db);
}

const details = () => database.db.$extendTables<AuditTables>().selectFrom('audit_details').select('event_id').execute();

test('by default everything is kept', async () => {
  await sealDaysAgo(20_000, 'fig');
  await keep();
  expect(await sealedSubjects(database.db)).toEqual(['fig']);
  expect(await details()).toHaveLength(1);
});

test('events that are too old are removed with a cut, which is an event itself, and the rest still fits', async () => {
  await sealDaysAgo(100, 'fig', 'date');
  const anchor = anchorOf(await chainEnd(database.db.$extendTables<AuditTables>()), new Date());
  await sealDaysAgo(89, 'kiwi');
  await keep(90);
  expect(await sealedSubjects(database.db)).toEqual(['kiwi', '2']);
  expect(await verifyRecord(database.db, [{ ...anchor, seq: 1 }, anchor])).toEqual({
    checked: 2,
    range: [3, 4],
    waiting: 0,
    anchored: 1,
    outdated: 1,
    fault: undefined,
  });
  await keep(90);
  expect(await sealedSubjects(database.db)).toEqual(['kiwi', '2']);
});

test('a record whose events are all too old continues after the cut', async () => {
  await sealDaysAgo(100, 'fig');
  await keep(90);
  expect(await sealedSubjects(database.db)).toEqual(['1']);
  await sealDaysAgo(0, 'date');
  expect(await verifyRecord(database.db)).toMatchObject({ range: [2, 3], fault: undefined });
});

test('where the clock went back, an old event after a newer one stays', async () => {
  await sealDaysAgo(100, 'fig');
  await sealDaysAgo(10, 'date');
  await sealDaysAgo(100, 'kiwi');
  await keep(90);
  expect(await sealedSubjects(database.db)).toEqual(['date', 'kiwi', '1']);
});

test('details can be removed earlier than their events', async () => {
  await sealDaysAgo(31, 'fig');
  await sealDaysAgo(29, 'date');
  await keep(undefined, 30);
  expect(await details()).toHaveLength(1);
  expect(await verifyRecord(database.db)).toMatchObject({ checked: 2, fault: undefined });
});

test('an event that waits for its seal is not removed', async () => {
  await writeEvents(database.db, ['fig'], () => new Date(0));
  await keep(90);
  expect(await sealedSubjects(database.db)).toEqual(['fig']);
});
