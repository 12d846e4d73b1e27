import type { ImportCheck } from '../../contract/import-target.ts';
import { checkOf, mapperOf } from '../check-rows.ts';
import { compareRows, RowReader } from '../row-reader.ts';
import type { FileRow } from '../row-store.ts';
import type { FaultReport } from './fault-report.ts';
import type { RowTaker, RunNeeds } from './operator-run.ts';

/** Compares rows with what is stored, and stores nothing. */
export class ComparedRows implements RowTaker {
  readonly counts = { new: 0, changed: 0, unchanged: 0, faulty: 0, hidden: 0 };
  readonly runId = undefined;
  readonly #needs: Pick<RunNeeds, 'file' | 'run'>;
  readonly #report: FaultReport;
  readonly #check: ImportCheck;
  readonly #reader: RowReader;
  #done = 0;

  constructor(needs: RunNeeds, report: FaultReport) {
    const { place, file, run } = needs;
    this.#needs = needs;
    this.#report = report;
    this.#check = checkOf(place, run.mapping);
    this.#reader = new RowReader(mapperOf(place, { mapping: run.mapping, columns: file.columns }), this.#check);
  }

  readonly take = async (rows: readonly FileRow[]): Promise<void> => {
    const { file, run } = this.#needs;
    for (const [at, result] of (await compareRows(rows, this.#reader, this.#check)).entries()) {
      this.counts[result.result === 'faulty' ? 'faulty' : result.kind] += 1;
      if (result.result !== 'faulty') continue;
      for (const issue of result.issues) await this.#report.add({ ...issue, line: rows[at]?.line ?? 0 });
    }
    this.#done += rows.length;
    run.progress({ part: this.#done / file.rows, counts: this.counts });
  };

  readonly end = async (): Promise<void> => undefined;

  readonly breakOff = async (): Promise<void> => undefined;
}
