import { basename } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { ImportCounts } from '../../contract/schemas.ts';
import { checkRows } from '../check-rows.ts';
import { keptColumns } from '../file-columns.ts';
import type { ImportStep } from '../import-line.ts';
import type { ImportStore } from '../import-store.ts';
import { applyImport } from '../import-transactions.ts';
import type { FirstLines } from '../row-reader.ts';
import { bytesOfRows, type FileRow, insertFileRows } from '../row-store.ts';
import type { FaultReport } from './fault-report.ts';
import type { RowTaker, RunNeeds } from './operator-run.ts';

/** Rows of a portion, and bytes of their cells. A portion is one transaction, and work that is lost when the command is killed. */
export const PORTION = Object.freeze({ rows: 10_000, bytes: 16 * 1024 * 1024 });

/** Checks of a portion. Each but the first follows a change of what is stored. */
const MOST_CHECKS = 10;

/** The import that takes rows. */
interface Portion {
  readonly id: string;
  rows: number;
  bytes: number;
}

/** Imports rows in portions. Each one is an import of its own. */
export class StoredPortions implements RowTaker {
  readonly counts = { new: 0, changed: 0, unchanged: 0, faulty: 0, hidden: 0 };
  readonly #needs: RunNeeds;
  readonly #report: FaultReport;
  readonly #id = uuidv7();
  readonly #firstLines: FirstLines = new Map();
  #portion: Portion | undefined;
  #hasWritten = false;
  #done = 0;

  constructor(needs: RunNeeds, report: FaultReport) {
    this.#needs = needs;
    this.#report = report;
  }

  get runId(): string | undefined {
    return this.#hasWritten ? this.#id : undefined;
  }

  readonly take = async (rows: readonly FileRow[]): Promise<void> => {
    if (rows.length === 0) return;
    this.#portion ??= await this.#begin();
    const portion = this.#portion;
    await this.#needs.store.write({ id: portion.id, version: 1 }, async (own) => {
      const numbered = rows.map((row) => ({ ...row, number: ++portion.rows }));
      portion.bytes += await insertFileRows(own, portion.id, numbered);
    });
    if (portion.rows >= PORTION.rows || portion.bytes >= PORTION.bytes) await this.end();
  };

  readonly end = async (): Promise<void> => {
    if (this.#portion === undefined) return;
    const { id, rows } = this.#portion;
    const counts = await this.#import(this.#portion);
    for await (const fault of this.#needs.lists.allFaults(id)) await this.#report.add(fault);
    // What wrote nothing needs no place in the list.
    if (counts.new + counts.changed === 0) await this.#forget(id);
    else this.#hasWritten = true;
    this.#portion = undefined;
    this.#done += rows;
    for (const kind of ['new', 'changed', 'unchanged', 'faulty'] as const) this.counts[kind] += counts[kind];
    this.#progress(0);
  };

  readonly breakOff = async (): Promise<void> => {
    // The database may be the reason. The sweep deletes what is left.
    if (this.#portion !== undefined) await this.#forget(this.#portion.id).catch(() => undefined);
  };

  async #begin(): Promise<Portion> {
    const { db, now, asked, file, run } = this.#needs;
    const id = uuidv7();
    const at = now();
    await db
      .insertInto('imports')
      .values({
        ...{ id, target: asked.target, place: asked.place, user_id: null, operator_run: this.#id },
        ...{ file_name: basename(file.path), content: null, state: 'checking', step_at: at, created_at: at },
        ...{ columns: JSON.stringify(keptColumns(file.columns)), mapping: JSON.stringify(run.mapping) },
      })
      .execute();
    return { id, rows: 0, bytes: 0 };
  }

  async #import({ id, rows }: Portion): Promise<ImportCounts> {
    const { db, store, now, asked, place, audit, run } = this.#needs;
    const { signal } = run;
    for (let version = 1; ; version += 2) {
      const counts = await this.#check({ id, version }, rows);
      if (counts.new + counts.changed === 0) return counts;
      await store.moveNow({ id, version, states: ['checking'] }, 'applying', { counts, rows, ...(await bytesOfRows(db, id)) });
      const step = { id, version: version + 1 };
      try {
        const reporting = { ...this.#reporting(rows, rows), move: store.move.bind(store) };
        await applyImport(step, { ...asked, counts }, { db, store: reporting, place, actor: null, audit, at: now(), signal });
        return counts;
      } catch (error) {
        const isConflict = error instanceof ApiFault && error.code === 'conflict' && version < 2 * MOST_CHECKS;
        if (!isConflict) throw error;
        await store.moveNow({ ...step, states: ['applying'] }, 'checking', { counts: null, is_checked_anew: true });
      }
    }
  }

  #check(step: ImportStep, rows: number): Promise<ImportCounts> {
    const { db, quota, place, file, run } = this.#needs;
    const { mapping, signal } = run;
    const store = this.#reporting(rows, 0);
    return checkRows(step, { mapping, columns: file.columns, rows }, { db, store, quota, place, signal, firstLines: this.#firstLines });
  }

  /** The store whose reports are progress. A row counts when it is checked, and when it is written. */
  #reporting(rows: number, before: number): Pick<ImportStore, 'report' | 'write'> {
    const { store } = this.#needs;
    return {
      write: store.write.bind(store),
      report: async (step, done, total) => {
        await store.report(step, done, total);
        this.#progress((before + (rows * done) / Math.max(1, total)) / 2);
      },
    };
  }

  #progress(rows: number): void {
    this.#needs.run.progress({ part: (this.#done + rows) / this.#needs.file.rows, counts: this.counts });
  }

  async #forget(id: string): Promise<void> {
    await this.#needs.db.deleteFrom('imports').where('id', '=', id).execute();
  }
}
