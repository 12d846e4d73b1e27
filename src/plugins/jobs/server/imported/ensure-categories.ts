import type { Transaction } from '#core/contract/transaction.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { jobCategories } from '../../contract/master-kinds.ts';
import type { JobsTransaction } from '../job-tables.ts';
import type { CategoryRow } from '../posting-repository.ts';

/** Code points of the name of a row. */
const NAME_LENGTH = 120;

/** Categories by the name in the file. A name without letters and digits has no category. */
export type CategoryOfName = ReadonlyMap<string, CategoryRow>;

/** Finds or creates the categories that the names of a file mean, locked until the transaction ends. */
export async function ensureCategories(
  trx: JobsTransaction,
  transaction: Transaction,
  catalogue: MasterCatalogue,
  names: readonly string[],
): Promise<CategoryOfName> {
  const cut = (name: string): string => [...name].slice(0, NAME_LENGTH).join('');
  const codes = await catalogue.ensureNamed(transaction, jobCategories.entity, names.map(cut));
  const known = await ensureCategoryCodes(trx, transaction, catalogue, new Map([...codes].map(([name, code]) => [code, name])));
  return new Map(
    names.flatMap((name) => {
      const category = known.get(codes.get(cut(name)) ?? '');
      return category === undefined ? [] : [[name, category] as const];
    }),
  );
}

/** Finds or creates the categories with these codes, locked until the transaction ends. A merged code has the row of the other code. */
export async function ensureCategoryCodes(
  trx: JobsTransaction,
  transaction: Transaction,
  catalogue: MasterCatalogue,
  nameOfCode: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, CategoryRow>> {
  const codes = [...nameOfCode.keys()];
  // Changes of categories lock first the kind and then its rows. New categories lock the kind, so they come before the locks of the rows.
  await ensureRows(transaction, catalogue, nameOfCode, await existing(trx, codes));
  const known = await withCodes(trx, codes);
  if (known.size === codes.length) return known;
  // Categories that were merged, or deleted meanwhile.
  await ensureRows(transaction, catalogue, nameOfCode, known);
  return new Map([...known, ...(await currentCategories(trx, transaction, catalogue, codes, known))]);
}

/** The categories with these codes, locked until the transaction ends. A merged code has the row of the other code. */
export async function lockedCategoryCodes(
  trx: JobsTransaction,
  transaction: Transaction,
  catalogue: MasterCatalogue,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CategoryRow>> {
  const known = await withCodes(trx, codes);
  return new Map([...known, ...(await currentCategories(trx, transaction, catalogue, codes, known))]);
}

function currentCategories(
  trx: JobsTransaction,
  transaction: Transaction,
  catalogue: MasterCatalogue,
  codes: readonly string[],
  known: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, CategoryRow>> {
  const others = codes.filter((code) => !known.has(code));
  return currentRows(trx, others, (code) => catalogue.current(transaction, jobCategories.entity, code));
}

/** Adds the categories without a row. */
async function ensureRows(
  transaction: Transaction,
  catalogue: MasterCatalogue,
  nameOfCode: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, unknown> | ReadonlySet<string>,
): Promise<void> {
  const missing = [...nameOfCode].filter(([code]) => !known.has(code)).sort();
  if (missing.length === 0) return;
  const rows = missing.map(([code, name]) => ({ code, name: [...name].slice(0, NAME_LENGTH).join(''), names: {} }));
  await catalogue.ensure(transaction, jobCategories.entity, rows);
}

async function existing(trx: JobsTransaction, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set();
  const rows = await trx.selectFrom('job_categories').select('code').where('code', 'in', codes).execute();
  return new Set(rows.map(({ code }) => code));
}

/** The rows of codes that exist now. A merged code has the row of the other code. */
async function currentRows(
  trx: JobsTransaction,
  codes: readonly string[],
  currentCode: (code: string) => Promise<string>,
): Promise<Map<string, CategoryRow>> {
  const current = new Map(await Promise.all(codes.map(async (code) => [code, await currentCode(code)] as const)));
  const rows = await withCodes(trx, [...new Set(current.values())]);
  return new Map(
    [...current].flatMap(([code, now]) => {
      const row = rows.get(now);
      return row === undefined ? [] : [[code, row] as const];
    }),
  );
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
