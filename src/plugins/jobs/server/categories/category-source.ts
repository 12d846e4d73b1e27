import type { Transaction } from '#core/contract/transaction.ts';
import { afterCommit, tablesIn } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type MasterChange, type MasterSource, storedMaster } from '#plugins/admin-masters/contract/master-source.ts';
import type { KeptValues } from '#plugins/admin-masters/contract/reply-schemas.ts';
import { jobCategories } from '../../contract/master-kinds.ts';
import type { JobsDatabase, JobsTables } from '../job-tables.ts';
import type { Renames } from '../renames/renames.ts';

/**
 * Job categories as master data. The table of this plugin is a narrow copy of the rows, which postings refer to by a small number. `changed`
 * is called after the commit of each change.
 */
export function categorySource(db: JobsDatabase, renames: Pick<Renames, 'ofCategory'>, changed: () => void): MasterSource {
  return storedMaster(jobCategories, {
    // The categories of an earlier version, which stored them in this table alone.
    seed: async () => {
      const [{ categoryNames }, rows] = await Promise.all([
        import('../masters/category-names.ts'),
        db.selectFrom('job_categories').select(['code', 'name', 'names', 'is_hidden as isHidden']).orderBy('code').execute(),
      ]);
      return rows.map((row) => ({ ...row, names: categoryNames(row.code, row.name, row.names) }));
    },
    changed: async (transaction, change) => {
      await copyChange(transaction, renames, change);
      afterCommit(transaction, changed);
    },
  });
}

async function copyChange(transaction: Transaction, renames: Pick<Renames, 'ofCategory'>, change: MasterChange): Promise<void> {
  const { code, before } = change;
  const after = isCopied(change.after) ? change.after : null;
  const own = tablesIn<JobsTables>(transaction);
  if (after === null) return isCopied(before) ? remove(transaction, code) : undefined;
  const values = { name: after.name, names: JSON.stringify(after.names), is_hidden: after.isHidden };
  // After the plugin was removed and added again, the copy lacks rows that exist.
  const copied = own.updateTable('job_categories').set(values).where('code', '=', code).returning('id');
  const row = isCopied(before) ? await copied.executeTakeFirst() : undefined;
  if (row === undefined) {
    await own
      .insertInto('job_categories')
      .values({ code, ...values })
      .execute();
  } else if (before?.name !== after.name) await renames.ofCategory(transaction, row.id, after.name);
}

function isCopied(values: KeptValues | null): values is KeptValues {
  return values !== null && values.mergedInto === null;
}

/**
 * The lock keeps postings from using the row after the check. The check is a statement of its own, so it sees all postings before the lock.
 *
 * @throws ApiFault admin-masters.in-use
 */
async function remove(transaction: Transaction, code: string): Promise<void> {
  const own = tablesIn<JobsTables>(transaction);
  await own.selectFrom('job_categories').select('id').where('code', '=', code).forUpdate().execute();
  const unused = own
    .deleteFrom('job_categories')
    .where('code', '=', code)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job_postings').select('id').whereRef('job_postings.category_id', '=', 'job_categories.id'))),
    );
  if ((await unused.executeTakeFirst()).numDeletedRows === 0n) throw new ApiFault('admin-masters.in-use');
}
