import type { ListedImport } from '../contract/import-run.ts';
import type { ImportRun } from '../contract/schemas.ts';
import { aheadOf, WORKING } from './import-line.ts';
import type { ImportDatabase, ListedRow, StoredImport } from './import-tables.ts';

/** An import as its user sees it. */
export async function importRun(db: ImportDatabase, callerId: string, row: StoredImport): Promise<ImportRun> {
  const [run] = await listedImports(db, callerId, [row]);
  if (run === undefined) throw new Error('An import has no view');
  return { ...run, columns: row.columns, layout: row.layout, mapping: row.mapping };
}

/** Imports as their callers see them in a list. */
export async function listedImports(db: ImportDatabase, callerId: string, rows: readonly ListedRow[]): Promise<ListedImport[]> {
  const ahead = await aheadOf(
    db,
    rows.map(({ id }) => id),
  );
  const userIds = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))];
  const users = userIds.length === 0 ? [] : await db.selectFrom('users').select(['id', 'name']).where('id', 'in', userIds).execute();
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return rows.map((row) => runOf(row, { callerId, ahead: ahead.get(row.id) ?? 0, by: names.get(row.user_id ?? '') ?? null }));
}

interface ViewFacts {
  readonly callerId: string;
  readonly ahead: number;
  readonly by: string | null;
}

function runOf(row: ListedRow, { callerId, ahead, by }: ViewFacts): ListedImport {
  if (row.state === 'cancelled') throw new Error('A cancelled import has no view');
  const isWorking = WORKING.some((state) => state === row.state);
  return {
    id: row.id,
    target: row.target,
    place: row.place,
    fileName: row.file_name,
    state: row.state,
    version: row.version,
    isOwn: row.user_id === callerId,
    isOperators: row.operator_run !== null,
    by,
    createdAt: row.created_at.toISOString(),
    progress: isWorking ? { done: row.done, total: row.total } : null,
    ahead,
    rows: row.rows,
    counts: row.counts,
    isCheckedAnew: row.is_checked_anew,
    failure: row.failure,
    appliedAt: row.applied_at?.toISOString() ?? null,
    undoUntil: row.undo_until?.toISOString() ?? null,
    undo: row.undo,
  };
}
