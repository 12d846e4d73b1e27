import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { readRecords } from '#core/server/spreadsheets/csv/csv-records.ts';
import { planColumns } from './columns/column-plan.ts';
import type { PostingSink, ReadPosting } from './import-postings.ts';
import { type ImportCounts, type ImportRun, importPostings } from './import-postings.ts';
import type { Rejection } from './row/read-posting.ts';

/** Stores postings by key, like the database. */
class MemorySink implements PostingSink {
  readonly kept = new Map<string, ReadPosting>();
  readonly batches: number[] = [];

  save = async (batch: readonly ReadPosting[]) => {
    const counts = { created: 0, updated: 0, unchanged: 0 };
    for (const each of batch) {
      const before = this.kept.get(each.key.toString('hex'));
      if (before === undefined) counts.created++;
      else if (before.contentHash.equals(each.contentHash)) counts.unchanged++;
      else counts.updated++;
      this.kept.set(each.key.toString('hex'), each);
    }
    this.batches.push(batch.length);
    return counts;
  };
}

const HEADER = ['id', 'title', 'company', 'location'];

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function run(text: string, sink: PostingSink, more: Partial<ImportRun> = {}): Promise<ImportCounts & { rejections: Rejection[] }> {
  const rejections: Rejection[] = [];
  const counts = await importPostings({
    plan: planColumns(HEADER),
    rows: readRecords(once(text), ','),
    sink,
    reject: (rejection) => void rejections.push(rejection),
    progress: () => {},
    signal: new AbortController().signal,
    now: new Date('2026-03-01T00:00:00.000Z'),
    ...more,
  });
  return { ...counts, rejections };
}

function rows(count: number, text: (row: number) => string = (row) => `${row},Engineer,Acme,Oslo\n`): string {
  return Array.from({ length: count }, (_, row) => text(row)).join('');
}

test('the first row of an identity is imported, and later ones are rejected with its line', async () => {
  const sink = new MemorySink();
  const text = '7,Engineer,Acme,Oslo\n8,Cook,Inn,Rome\n7,Another,Other,Paris\n,Porter,Inn,Rome\n,PORTER, inn ,rome\n';
  expect(await run(text, sink)).toMatchObject({
    read: 5,
    created: 3,
    rejected: 2,
    rejections: [
      { line: 3, column: 'id', reason: 'repeats the posting on line 1' },
      { line: 5, column: '', reason: 'repeats the posting on line 4' },
    ],
  });
});

test('a rejected row does not block a later row with the same id', async () => {
  expect(await run('7,,Acme,Oslo\n7,Engineer,Acme,Oslo\n', new MemorySink())).toMatchObject({ created: 1, rejected: 1 });
});

test('one bad row does not block the others', async () => {
  const text = '1,Engineer,Acme,Oslo\n2,Engineer,Acme\n,,,\n3,"Engineer,Acme,Oslo\n4,Cook,"Inn, Ltd",Rome\n';
  const outcome = await run(text, new MemorySink());
  expect(outcome).toMatchObject({ read: 5, created: 2, rejected: 3 });
  expect(outcome.rejections.map(({ line }) => line)).toEqual([2, 3, 4]);
});

test('a second run changes nothing, and a third updates the changed postings', async () => {
  const sink = new MemorySink();
  await run(rows(1200), sink);
  expect(await run(rows(1200), sink)).toMatchObject({ read: 1200, created: 0, updated: 0, unchanged: 1200 });
  expect(
    await run(
      rows(1201, (row) => `${row},${row === 5 ? 'Cook' : 'Engineer'},Acme,Oslo\n`),
      sink,
    ),
  ).toMatchObject({
    created: 1,
    updated: 1,
    unchanged: 1199,
  });
});

test('postings are saved in batches', async () => {
  const sink = new MemorySink();
  await run(rows(1200), sink);
  expect(sink.batches).toEqual([500, 500, 200]);
});

test('a cancelled import ends after a batch, and counts only saved rows', async () => {
  const stop = new AbortController();
  const sink = new MemorySink();
  const counts = await run(rows(2000), sink, { signal: stop.signal, progress: ({ read }) => read >= 1000 && stop.abort() });
  expect(counts).toMatchObject({ read: 1000, created: 1000 });
  expect(sink.kept.size).toBe(1000);
});

test('a failing store stops the import, and the earlier saved rows are reported', async () => {
  const sink = new MemorySink();
  const reported: ImportCounts[] = [];
  const failing: PostingSink = { save: (batch) => (sink.batches.length === 1 ? Promise.reject(new Error('disk full')) : sink.save(batch)) };
  await expect(run(rows(1200), failing, { progress: (counts) => reported.push(counts) })).rejects.toThrow('disk full');
  expect(reported.at(-1)).toMatchObject({ read: 500, created: 500 });
});

test('for any rows the counts add up, and a second run changes nothing', async () => {
  const row = record({
    id: constantFrom('', '1', '2', '3'),
    title: constantFrom('', 'Cook', 'Engineer', 'x'.repeat(201)),
    company: constantFrom('', 'Inn', 'Acme'),
    end: constantFrom('Oslo\n', '"Rome"\n', '\n', 'Oslo,more\n', '"never\n', 'a "b\n'),
  });
  await assert(
    asyncProperty(array(row, { maxLength: 12 }), async (list) => {
      const text = list.map(({ id, title, company, end }) => `${id},${title},${company},${end}`).join('');
      const sink = new MemorySink();
      const first = await run(text, sink);
      expect(first.read).toBe(list.length);
      expect(first.created + first.rejected).toBe(list.length);
      expect(first.rejections).toHaveLength(first.rejected);
      const second = await run(text, sink);
      expect(second).toEqual({ ...first, created: 0, unchanged: first.created });
    }),
  );
});
