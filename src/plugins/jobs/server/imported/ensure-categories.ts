import { codeOf } from '#core/server/text/text-key.ts';
import type { JobsTransaction } from '../job-tables.ts';
import type { CategoryRow } from '../posting-repository.ts';

/** Categories by the name in the file. A name without letters and digits has no category. */
export type CategoryOfName = ReadonlyMap<string, CategoryRow>;

/** Finds or creates the categories of a file by code. Names that differ only in case or signs have the same category. */
export async function ensureCategories(trx: JobsTransaction, names: readonly string[]): Promise<CategoryOfName> {
  const nameOfCode = new Map<string, string>();
  for (const name of names) {
    const code = codeOf(name);
    if (code !== undefined && !nameOfCode.has(code)) nameOfCode.set(code, name);
  }
  const known = await withCodes(trx, [...nameOfCode.keys()]);
  const missing = [...nameOfCode.keys()].filter((code) => !known.has(code)).sort();
  const made = missing.length === 0 ? new Map<string, CategoryRow>() : await make(trx, missing, nameOfCode);
  return new Map(names.flatMap((name) => pair(name, known, made)));
}

// Locks the rows until the transaction ends. A concurrent rename waits, and then finds the new postings of the category.
async function withCodes(trx: JobsTransaction, codes: readonly string[]): Promise<Map<string, CategoryRow>> {
  if (codes.length === 0) return new Map();
  const rows = await trx
    .selectFrom('job_categories')
    .select(['id', 'code', 'name'])
    .where('code', 'in', codes)
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

async function make(
  trx: JobsTransaction,
  codes: readonly string[],
  nameOfCode: ReadonlyMap<string, string>,
): Promise<Map<string, CategoryRow>> {
  await trx
    .insertInto('job_categories')
    .values(codes.map((code) => ({ code, name: nameOfCode.get(code) ?? code })))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  return withCodes(trx, codes);
}

function pair(name: string, ...found: readonly ReadonlyMap<string, CategoryRow>[]): [string, CategoryRow][] {
  const code = codeOf(name) ?? '';
  const category = found.map((categories) => categories.get(code)).find((each) => each !== undefined);
  return category === undefined ? [] : [[name, category]];
}
