import { sql } from 'kysely';
import { idSchema, versionSchema, z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { JobAdder, Work } from '#core/server/queue/work.ts';
import type { ImportState } from '../contract/import-run.ts';
import type { ImportDatabase, ImportTables } from './import-tables.ts';

/** The states in which the server works, or in which the import waits in the line of its place. */
export const WORKING = Object.freeze(['reading', 'checking', 'applying', 'undoing'] as const satisfies readonly ImportState[]);

export type WorkingState = (typeof WORKING)[number];

/** A place of a target. Imports of one place are worked on one after the other. */
export interface LinePlace {
  readonly target: string;
  readonly place: string;
}

/** One step of an import. The version tells whether the step is still wanted. */
export interface ImportStep {
  readonly id: string;
  readonly version: number;
}

export const importStepSchema = z.object({ id: idSchema, version: versionSchema });

/**
 * Adds a job for the first import in the line of the place, unless it has one. Call it in each transaction in which an import joins or
 * leaves the line. Imports of operators are in no line.
 */
export async function advanceLine(
  transaction: Transaction,
  { target, place }: LinePlace,
  { queue, work }: { readonly queue: JobAdder; readonly work: Work<ImportStep> },
): Promise<void> {
  const own = tablesIn<ImportTables>(transaction);
  // Two transactions that change the line at the same time must not both see the line before the other's change.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${target} ${place}`}, 0))`.execute(own);
  const first = await own
    .selectFrom('imports')
    .select(['id', 'version'])
    .where('target', '=', target)
    .where('place', '=', place)
    .where('state', 'in', WORKING)
    .where('operator_run', 'is', null)
    .orderBy('step_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (first !== undefined) await queue.add(transaction, work, first, { key: `${first.id} ${first.version}` });
}

/** The places that have a line. */
export async function linedPlaces(db: ImportDatabase): Promise<LinePlace[]> {
  return db
    .selectFrom('imports')
    .select(['target', 'place'])
    .distinct()
    .where('state', 'in', WORKING)
    .where('operator_run', 'is', null)
    .execute();
}

/** The number of imports that began to wait before each of these waits, by id. A server works on one import at a time, of whatever place. */
export async function aheadOf(db: ImportDatabase, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; ahead: number }>`
    select i.id, count(*)::int as ahead
    from imports i join imports o on (o.step_at, o.id) < (i.step_at, i.id)
    where i.id = any(${[...ids]}) and i.state = any(${[...WORKING]}) and i.begun is distinct from i.version and o.state = any(${[...WORKING]})
      and o.operator_run is null
    group by i.id`.execute(db);
  return new Map(rows.map(({ id, ahead }) => [id, ahead]));
}
