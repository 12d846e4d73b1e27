import { existsSync, readFileSync } from 'node:fs';
import { sealedSubjects, writeEvents } from '#core/testing/test-audit.ts';
import { freshDatabase } from '#core/testing/test-database.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { anchorFile, anchorsIn } from './anchors.ts';
import { Sealer } from './sealer.ts';
import { verifyRecord } from './verify-record.ts';

const database = freshDatabase();
let dataDir: string;
beforeEach(async () => {
  dataDir = testFolder();
});

const log = { info: jest.fn(), warn: jest.fn() };

const sealerAt = (now: () => Date) => new Sealer({ db: database.db, config: { dataDir }, log, now });
const anchors = () => anchorsIn(readFileSync(anchorFile({ dataDir }), 'utf8')).anchors;

test('a stop seals the rest and writes an anchor, to the file and to the log', async () => {
  const stop = sealerAt(() => new Date('2026-03-01T10:00:00Z')).follow();
  await writeEvents(database.db, ['fig', 'date']);
  await stop();
  expect(await sealedSubjects(database.db)).toEqual(['fig', 'date']);
  expect(anchors()).toEqual([{ at: '2026-03-01T10:00:00.000Z', seq: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  expect(log.info).toHaveBeenLastCalledWith({ event: 'audit-anchor', seq: 2, hash: anchors()[0]?.hash }, 'Anchor of the audit record');
  expect(await verifyRecord(database.db, anchors())).toMatchObject({ anchored: 1, fault: undefined });
});

test('each day has one anchor, and a day without new events has none', async () => {
  let now = new Date('2026-03-01T10:00:00Z');
  const sealer = sealerAt(() => now);
  for (const [time, ...names] of [
    ['2026-03-01T10:00:00Z', 'fig'],
    ['2026-03-01T11:00:00Z', 'date'],
    ['2026-03-02T00:00:01Z'],
    ['2026-03-03T00:00:01Z'],
    // The clock went back.
    ['2026-03-02T10:00:00Z', 'kiwi'],
  ] as const) {
    now = new Date(time);
    await writeEvents(database.db, names);
    await sealer.tick();
  }
  expect(anchors().map(({ at, seq }) => [at.slice(0, 10), seq])).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 2],
    ['2026-03-02', 3],
  ]);
});

test('an empty record has no anchors', async () => {
  const sealer = sealerAt(() => new Date());
  await sealer.tick();
  await sealer.follow()();
  expect(existsSync(anchorFile({ dataDir }))).toBe(false);
});

test('a failure is logged, and the next run seals the events', async () => {
  await writeEvents(database.db, ['fig']);
  const sealer = sealerAt(() => new Date());
  const failing = jest.spyOn(database.db, '$extendTables').mockImplementationOnce(() => {
    throw new Error('The database is away.');
  });
  await sealer.tick();
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('They are sealed later'));
  failing.mockRestore();
  await sealer.tick();
  expect(await sealedSubjects(database.db)).toEqual(['fig']);
});
