import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { keptCounts } from '#core/server/db/kept-counts.ts';
import { tablesFor, tablesIn } from '#core/server/db/transaction.ts';
import type { MasterUses } from '#plugins/admin-masters/contract/master-source.ts';
import { jobCategories } from '../../contract/master-kinds.ts';
import type { JobsDatabase, JobsTables } from '../job-tables.ts';
import type { Renames } from '../renames/renames.ts';

/** The postings of categories. */
export function categoryUses(db: JobsDatabase, renames: Pick<Renames, 'ofCategory'>): MasterUses {
  return {
    entity: jobCategories.entity,
    count: async (codes, transaction) => {
      const own = tablesFor(db, transaction);
      const rows = await own.selectFrom('job_categories').select(['id', 'code']).where('code', 'in', codes).execute();
      const counts = await keptCounts(
        own,
        { table: 'job_postings', name: 'categories' },
        rows.map(({ id }) => String(id)),
      );
      return new Map(
        rows.flatMap(({ id, code }) => {
          const count = counts.get(String(id));
          return count === undefined ? [] : [[code, count]];
        }),
      );
    },
    replace: (transaction, from, to) => mergeCategories(transaction, renames, from, to),
  };
}

/** Gives the postings of a category another one, in their search rows too. */
async function mergeCategories(transaction: Transaction, renames: Pick<Renames, 'ofCategory'>, from: string, to: string): Promise<void> {
  const own = tablesIn<JobsTables>(transaction);
  // The lock keeps new postings from using the old category until it is gone.
  const rows = await own
    .selectFrom('job_categories')
    .select(['id', 'code', 'name'])
    .where('code', 'in', [from, to])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [old, target] = [rows.find(({ code }) => code === from), rows.find(({ code }) => code === to)];
  if (old === undefined || target === undefined) throw new Error(`The categories "${from}" and "${to}" are not both there`);
  for (const table of ['job_postings', 'job_search'] as const) {
    await own.updateTable(table).set({ category_id: target.id }).where('category_id', '=', old.id).execute();
  }
  await sql`
    update job_posting_templates set fields = jsonb_set(fields, '{category}', to_jsonb(${to}::text))
    where fields ->> 'category' = ${from}`.execute(own);
  // The search rows still have the words of the old name.
  await renames.ofCategory(transaction, target.id, target.name);
}
