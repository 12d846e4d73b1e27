import { textKey } from '#core/server/text/text-key.ts';
import type { JobsTransaction } from '../job-tables.ts';

/** Ids of locations by name. Missing locations are created. */
export async function ensureLocations(trx: JobsTransaction, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const nameOfKey = new Map(names.map((name) => [textKey(name), name]));
  const known = await idsOf(trx, [...nameOfKey.keys()]);
  // Sorted, because all writers must use the same order: a user who posts a job may create the same location at this moment.
  const missing = [...nameOfKey.keys()].filter((key) => !known.has(key)).sort();
  const made = missing.length === 0 ? new Map<string, number>() : await make(trx, missing, nameOfKey);
  return new Map(names.flatMap((name) => pair(name, known.get(textKey(name)) ?? made.get(textKey(name)))));
}

async function idsOf(trx: JobsTransaction, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await trx.selectFrom('job_locations').select(['id', 'name_key']).where('name_key', 'in', keys).execute();
  return new Map(rows.map((row) => [row.name_key, row.id]));
}

async function make(trx: JobsTransaction, keys: readonly string[], nameOfKey: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  await trx
    .insertInto('job_locations')
    .values(keys.map((key) => ({ name: nameOfKey.get(key) ?? key, name_key: key })))
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .execute();
  return idsOf(trx, keys);
}

function pair(name: string, id: number | undefined): [string, number][] {
  return id === undefined ? [] : [[name, id]];
}
