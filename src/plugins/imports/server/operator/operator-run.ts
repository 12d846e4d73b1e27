import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import type { ImportPlace } from '../../contract/import-target.ts';
import type { OperatorPlace, OperatorResult, OperatorRun } from '../../contract/operator-imports.ts';
import type { ImportCounts } from '../../contract/schemas.ts';
import type { ImportLists } from '../import-lists.ts';
import type { ImportQuota } from '../import-quota.ts';
import type { ImportStore } from '../import-store.ts';
import type { ImportDatabase } from '../import-tables.ts';
import type { FileRow } from '../row-store.ts';
import { ComparedRows } from './compared-rows.ts';
import { FaultReport } from './fault-report.ts';
import type { NoticedFile } from './operator-file.ts';
import { operatorRows } from './operator-rows.ts';
import { StoredPortions } from './stored-portions.ts';

export interface OperatorDependencies {
  readonly db: ImportDatabase;
  readonly store: ImportStore;
  readonly quota: ImportQuota;
  readonly lists: ImportLists;
  readonly audit: RecordAudit;
  readonly now: () => Date;
}

/** A run with all that it needs. */
export interface RunNeeds extends OperatorDependencies {
  readonly asked: OperatorPlace;
  readonly place: ImportPlace<null>;
  readonly file: NoticedFile;
  readonly run: OperatorRun;
}

/** Takes the rows of a file in their order. */
export interface RowTaker {
  readonly counts: ImportCounts;
  /** The id of the run; `undefined` as long as nothing was written. */
  readonly runId: string | undefined;
  readonly take: (rows: readonly FileRow[]) => Promise<void>;
  /** Called after the last row. */
  readonly end: () => Promise<void>;
  /** Called when the run breaks off. */
  readonly breakOff: () => Promise<void>;
}

/** Reads the file once more, and compares or imports its rows. */
export async function runOverFile(needs: RunNeeds): Promise<OperatorResult> {
  const { run, file, place } = needs;
  const report = new FaultReport(run.faultsPath);
  const taker: RowTaker = run.isDry ? new ComparedRows(needs, report) : new StoredPortions(needs, report);
  let error: unknown;
  try {
    for await (const part of operatorRows(file.path, place.columns)) {
      run.signal.throwIfAborted();
      if (!('header' in part)) await taker.take(part);
    }
    await taker.end();
    await report.close();
  } catch (caught) {
    error = caught;
    await taker.breakOff();
    // The error that stopped the run may also cause this one.
    await report.close().catch(() => undefined);
  }
  return { runId: taker.runId, hasFaults: !report.isEmpty, ...(error !== undefined && { error }) };
}
