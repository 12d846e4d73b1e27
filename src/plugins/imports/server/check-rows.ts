import { mapInPieces } from '#core/server/load/map-in-pieces.ts';
import { oneAhead } from '#core/server/load/one-ahead.ts';
import type { FileColumn } from '../contract/file-column.ts';
import type { ImportCheck, ImportPlace } from '../contract/import-target.ts';
import type { ImportMapping } from '../contract/mapping-schemas.ts';
import type { StopSign } from '../contract/operator-imports.ts';
import type { ImportCounts } from '../contract/schemas.ts';
import { formsOf } from './column-forms.ts';
import { groupedFaults, storeFaults } from './grouped-faults.ts';
import type { ImportStep } from './import-line.ts';
import type { ImportQuota } from './import-quota.ts';
import { type ImportStore, progressOf } from './import-store.ts';
import type { ImportDatabase } from './import-tables.ts';
import { RowMapper } from './map-row.ts';
import { compareRows, type FirstLines, RowReader } from './row-reader.ts';
import {
  BATCH_BYTES,
  type CheckedRow,
  countResults,
  type FileRow,
  fileRows,
  forgetMissing,
  insertMissing,
  rowsByKey,
  storeChecked,
} from './row-store.ts';

interface CheckDependencies {
  readonly db: ImportDatabase;
  readonly store: Pick<ImportStore, 'write' | 'report'>;
  readonly quota: ImportQuota;
  readonly place: Pick<ImportPlace, 'columns' | 'check'>;
  readonly signal: StopSign;
  /** Remembers which row of an identity comes first, where the import is a portion of a file. */
  readonly firstLines?: FirstLines;
}

/** The import that is checked. */
interface CheckedImport {
  readonly mapping: ImportMapping;
  readonly columns: readonly FileColumn[];
  readonly rows: number;
}

/**
 * Reads all rows, so that a row may need a later one, then compares each with what is stored.
 *
 * @throws NoRoom, StepOver
 */
export async function checkRows(step: ImportStep, checked: CheckedImport, dependencies: CheckDependencies): Promise<ImportCounts> {
  const { db, store, place, signal } = dependencies;
  const { mapping, rows: total } = checked;
  const mapper = mapperOf(place, checked);
  const rowsOfFile = (): AsyncGenerator<FileRow[]> => fileRows(db, step.id, mapper.lengths);
  const check = checkOf(place, mapping);
  const rows = new RowReader(mapper, check, dependencies.firstLines);

  let done = 0;
  const progress = progressOf(store, step);
  // Both passes count, so the progress is that of twice as many rows.
  const report = async (count: number): Promise<void> => {
    signal.throwIfAborted();
    done += count;
    await progress(Math.floor(done / 2), total);
  };
  for await (const batch of oneAhead(rowsOfFile())) {
    await mapInPieces(batch, (row) => rows.meet(row));
    await report(batch.length);
  }
  await store.write(step, (own) => forgetMissing(own, step.id));
  const writer = new ResultWriter(step, dependencies);
  // Results are stored while the next rows are compared.
  let stored: Promise<void> = Promise.resolve();
  const pace = new Pace();
  for await (const batch of oneAhead(rowsOfFile())) {
    for (let start = 0; start < batch.length; ) {
      const some = batch.slice(start, start + pace.rows);
      const results = await compareRows(some, rows, check);
      await stored;
      stored = writer.write(async (own) => {
        const bytes = await storeChecked(own, step.id, results);
        pace.note(results, bytes);
        return bytes;
      });
      // It may fail before it is awaited.
      stored.catch(() => undefined);
      start += some.length;
      await report(some.length);
    }
  }
  await stored;
  await storeSettled(step, check, mapper, writer);
  if (mapping.hidesMissing) await storeMissing(step, check, total + 1, writer, signal);
  const faults = await groupedFaults(db, step.id);
  await writer.write((own) => storeFaults(own, step.id, faults));
  return countsOf(await countResults(db, step.id));
}

/** Turns the rows of the file into those of the place. */
export function mapperOf({ columns }: Pick<ImportPlace, 'columns'>, file: Pick<CheckedImport, 'mapping' | 'columns'>): RowMapper {
  const long = columns.filter(({ isLong }) => isLong === true).map(({ id }) => id);
  return new RowMapper(
    file.mapping,
    file.columns.map(({ label }) => label),
    new Set(long),
  );
}

/** Begins to read rows with the mapping. */
export function checkOf(place: Pick<ImportPlace, 'check'>, mapping: ImportMapping): ImportCheck {
  return place.check({ ids: new Set(Object.keys(mapping.columns)), hidesMissing: mapping.hidesMissing, forms: formsOf(mapping) });
}

/** Writes results, and counts their bytes. */
class ResultWriter {
  readonly #step: ImportStep;
  readonly #dependencies: Pick<CheckDependencies, 'store' | 'quota'>;
  #results = 0;

  constructor(step: ImportStep, dependencies: Pick<CheckDependencies, 'store' | 'quota'>) {
    this.#step = step;
    this.#dependencies = dependencies;
  }

  /**
   * @param act stores results in the transaction, and returns their bytes
   * @throws NoRoom, StepOver
   */
  async write(act: (own: ImportDatabase) => Promise<number>): Promise<void> {
    await this.#dependencies.store.write(this.#step, async (own) => {
      this.#results += await act(own);
      await this.#dependencies.quota.take(own, this.#step.id, { results: this.#results });
    });
  }
}

/**
 * How many rows are compared at once. The stored objects may be much larger than the rows of the file, and the next ones are compared before
 * the results of the last ones are stored.
 */
class Pace {
  #rows = FEWEST_COMPARED;

  get rows(): number {
    return this.#rows;
  }

  /** @param bytes of the results that were stored. What does not change is in memory, but not among them. */
  note(results: readonly CheckedRow[], bytes: number): void {
    const unchanged = results.map((row) => (row.result === 'compared' && row.kind === 'unchanged' ? JSON.stringify(row.before).length : 0));
    const all = unchanged.reduce((sum, length) => sum + length, bytes);
    const fitting = Math.floor((results.length * BATCH_BYTES) / Math.max(1, all));
    this.#rows = Math.max(1, Math.min(fitting, 2 * this.#rows, MOST_COMPARED));
  }
}

const FEWEST_COMPARED = 25;
const MOST_COMPARED = 200;
/** Rows whose cells are read at once, to be shown beside their faults. */
const SETTLED_AT_ONCE = 50;

async function storeSettled(step: ImportStep, check: ImportCheck, mapper: RowMapper, writer: ResultWriter): Promise<void> {
  const settled = (await check.settle?.()) ?? [];
  for (let start = 0; start < settled.length; start += SETTLED_AT_ONCE) {
    const issues = new Map(settled.slice(start, start + SETTLED_AT_ONCE).map((row) => [row.key, row.issues]));
    await writer.write(async (own) => {
      const rows = await rowsByKey(own, step.id, [...issues.keys()]);
      const faulty = rows.map((row) => ({
        ...{ number: row.number, result: 'faulty' as const },
        issues: mapper.faultsOf(row, issues.get(row.key) ?? []),
      }));
      return storeChecked(own, step.id, faulty);
    });
  }
}

async function storeMissing(step: ImportStep, check: ImportCheck, first: number, writer: ResultWriter, signal: StopSign): Promise<void> {
  let next = first;
  for await (const rows of check.missing()) {
    signal.throwIfAborted();
    const number = next;
    await writer.write((own) => insertMissing(own, step.id, number, rows));
    next += rows.length;
  }
}

function countsOf(results: ReadonlyMap<string, number>): ImportCounts {
  const count = (result: string): number => results.get(result) ?? 0;
  return {
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    faulty: count('faulty'),
    hidden: count('hidden'),
  };
}
