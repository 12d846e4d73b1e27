import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import {
  createRow,
  deleteRow,
  getRow,
  listHistory,
  listRows,
  mergeRow,
  placeRow,
  undoChange,
  updateRow,
} from '../../contract/endpoints.ts';
import { listOffered } from '../../contract/offered-endpoints.ts';
import type { HistoryEntry, MasterRow } from '../../contract/reply-schemas.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { SAMPLES, sampleMastersPlugin, samples, sampleUses } from '../testing/sample-source.ts';

const api = testServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');

const params = { entity: SAMPLES };
let run = 0;

/** New rows, so that the runs of a property do not meet. Their numbers make codes of one run. */
async function newRows(count: number): Promise<(number: number) => string> {
  run += 1;
  const prefix = `run-${run}`;
  const code = (number: number): string => `${prefix}-${number}`;
  for (let number = 0; number < count; number += 1) {
    await admin.reply(createRow, { params, body: { code: code(number), name: `Name ${code(number)}`, names: {} } });
  }
  return code;
}

const at = (code: string) => ({ params: { entity: SAMPLES, code } });

async function all(): Promise<ReadonlyMap<string, MasterRow>> {
  const rows: MasterRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await admin.reply(listRows, { params, query: { limit: 100, cursor } });
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return new Map(rows.map((row) => [row.code, row]));
}

function depthOf(rows: ReadonlyMap<string, MasterRow>, code: string): number {
  let depth = 0;
  for (let row = rows.get(code); row !== undefined && depth < 10; depth += 1) row = row.parent === null ? undefined : rows.get(row.parent);
  return depth;
}

const ROWS = 5;
const number = fc.integer({ min: 0, max: ROWS - 1 });

test('no sequence of moves, also several at once, makes a cycle or a level too many', async () => {
  const move = fc.record({ from: number, to: fc.option(number, { nil: null }), isParallel: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
      const code = await newRows(ROWS);
      const running: Promise<number>[] = [];
      for (const { from, to, isParallel } of moves) {
        const { version } = await admin.reply(getRow, at(code(from)));
        const body = { parent: to === null ? null : code(to), before: null, version };
        running.push(admin.status(placeRow, { ...at(code(from)), body }));
        if (!isParallel) await Promise.all(running);
      }
      for (const status of await Promise.all(running)) expect([200, 409, 422]).toContain(status);
      const rows = await all();
      for (let one = 0; one < ROWS; one += 1) expect(depthOf(rows, code(one))).toBeLessThanOrEqual(samples.levels);
    }),
    { numRuns: runs(12) },
  );
});

test('after any merges, the old code, the old name and the old uses lead to one visible row', async () => {
  const merge = fc.record({ from: number, into: number });
  await fc.assert(
    fc.asyncProperty(fc.array(merge, { minLength: 1, maxLength: 6 }), async (merges) => {
      const code = await newRows(ROWS);
      for (let one = 0; one < ROWS; one += 1) sampleUses.set(code(one), 1);
      for (const { from, into } of merges) {
        const row = await admin.reply(getRow, at(code(from)));
        await admin.status(mergeRow, { ...at(code(from)), body: { into: code(into), version: row.version } });
      }
      const rows = await all();
      let uses = 0;
      for (let one = 0; one < ROWS; one += 1) {
        const target = await admin.reply(getRow, at(code(one)));
        expect(rows.has(target.code)).toBe(true);
        const [byCode] = (await admin.reply(listOffered, { params, query: { limit: 1, codes: code(one) } })).items;
        expect(byCode?.code).toBe(target.code);
        const byName = (await admin.reply(listOffered, { params, query: { limit: 1, q: `Name ${code(one)}` } })).items;
        expect(byName.map((row) => row.code)).toEqual([target.code]);
        uses += rows.has(code(one)) ? (rows.get(code(one))?.uses ?? 0) : 0;
      }
      expect(uses).toBe(ROWS);
    }),
    { numRuns: runs(10) },
  );
});

test('the history replayed gives the row', async () => {
  const change = fc.constantFrom('rename', 'hide', 'describe', 'move', 'undo', 'delete');
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 10 }), async (changes) => {
      const code = await newRows(2);
      for (const [index, kind] of changes.entries()) await apply(kind, code(0), code(1), index);
      const entries = [...(await admin.reply(listHistory, at(code(0)))).items].reverse();
      for (const [index, entry] of entries.entries())
        expect(comparable(entry.before)).toEqual(comparable(entries[index - 1]?.after ?? null));
      const last = comparable(entries.at(-1)?.after ?? null);
      if (last === null) expect(await admin.status(getRow, at(code(0)))).toBe(404);
      else expect(await admin.reply(getRow, at(code(0)))).toMatchObject(last);
    }),
    { numRuns: runs(12) },
  );
});

async function apply(kind: string, code: string, other: string, index: number): Promise<void> {
  const newest = (await admin.reply(listHistory, at(code))).items[0];
  if (kind === 'undo') await admin.status(undoChange, { params: { ...params, id: newest?.id ?? '' } });
  if (newest?.after == null) return;
  const { version } = newest;
  const { name, names, isHidden, parent } = newest.after;
  const edit = { name, names, isHidden, version };
  if (kind === 'rename') await admin.status(updateRow, { ...at(code), body: { ...edit, name: `Renamed ${index}` } });
  if (kind === 'hide') await admin.status(updateRow, { ...at(code), body: { ...edit, isHidden: !isHidden } });
  if (kind === 'describe') await admin.status(updateRow, { ...at(code), body: { ...edit, description: `Text ${index}` } });
  if (kind === 'move')
    await admin.status(placeRow, { ...at(code), body: { parent: parent === null ? other : null, before: null, version } });
  if (kind === 'delete') await admin.status(deleteRow, at(code));
}

// The numbers of the order change when other rows move, without a change of the row itself.
function comparable(values: HistoryEntry['after']): object | null {
  if (values === null) return null;
  const { sort: _sort, mergedInto: _merged, ...rest } = values;
  return rest;
}
