import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { afterCommit, tablesIn } from '#core/server/db/transaction.ts';
import type { MasterRow, MasterRowEdit, NewMasterRow } from '#plugins/admin-masters/contract/master-row.ts';
import type { MasterRowsAsked, MasterSource } from '#plugins/admin-masters/contract/master-source.ts';
import type { JobsDatabase, JobsTables } from '../job-tables.ts';
import type { Renames } from '../renames/renames.ts';

/** Job categories as master data. `changed` is called after the commit of each change. */
export function categorySource(db: JobsDatabase, renames: Pick<Renames, 'ofCategory'>, changed: () => void): MasterSource {
  const notifyAfter = async (transaction: Transaction, change: Promise<boolean>): Promise<boolean> => {
    const isSaved = await change;
    if (isSaved) afterCommit(transaction, changed);
    return isSaved;
  };
  return {
    entity: 'job-categories',
    count: async () => {
      const { count } = await db
        .selectFrom('job_categories')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    rows: (asked) => rows(db, asked),
    find: (code) => categories(db).where('code', '=', code).executeTakeFirst(),
    locked: (transaction, code) => locked(tablesIn<JobsTables>(transaction), code),
    insert: (transaction, row) => notifyAfter(transaction, insert(tablesIn<JobsTables>(transaction), row)),
    update: (transaction, code, edit) => notifyAfter(transaction, update(transaction, renames, code, edit)),
    remove: (transaction, code) => notifyAfter(transaction, remove(tablesIn<JobsTables>(transaction), code)),
  };
}

function categories(db: JobsDatabase) {
  return db
    .selectFrom('job_categories')
    .select(({ selectFrom, fn }) => [
      'code',
      'name',
      'names',
      'is_hidden as isHidden',
      'version',
      selectFrom('job_postings').select(fn.countAll<number>().as('n')).whereRef('category_id', '=', 'job_categories.id').as('uses'),
    ])
    .$narrowType<{ uses: number }>();
}

function rows(db: JobsDatabase, { q, after, limit }: MasterRowsAsked): Promise<MasterRow[]> {
  let query = categories(db).orderBy('code').limit(limit);
  if (after !== undefined) query = query.where('code', '>', after);
  if (q !== undefined) {
    const part = q.toLowerCase();
    query = query.where(sql<boolean>`strpos(lower(name) || ' ' || code || ' ' || lower(names::text), ${part}) > 0`);
  }
  return query.execute();
}

async function insert(db: JobsDatabase, { code, name, names }: NewMasterRow & { readonly code: string }): Promise<boolean> {
  const made = await db
    .insertInto('job_categories')
    .values({ code, name, names: JSON.stringify(names) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** A posting that refers to the row can be inserted only after the transaction. */
function locked(db: JobsDatabase, code: string): Promise<MasterRow | undefined> {
  return categories(db).where('code', '=', code).forUpdate('job_categories').executeTakeFirst();
}

async function update(
  transaction: Transaction,
  renames: Pick<Renames, 'ofCategory'>,
  code: string,
  { name, names, isHidden, version }: MasterRowEdit,
): Promise<boolean> {
  const db = tablesIn<JobsTables>(transaction);
  const before = await db.selectFrom('job_categories').select(['id', 'name']).where('code', '=', code).forUpdate().executeTakeFirst();
  const saved = await db
    .updateTable('job_categories')
    .set({ name, names: JSON.stringify(names), is_hidden: isHidden, version: version + 1 })
    .where('code', '=', code)
    .where('version', '=', version)
    .executeTakeFirst();
  if (before === undefined || saved.numUpdatedRows === 0n) return false;
  if (before.name !== name) await renames.ofCategory(transaction, before.id, name);
  return true;
}

// The lock keeps postings from using the row after the check. The check is a statement of its own, so it sees all postings before the lock.
async function remove(db: JobsDatabase, code: string): Promise<boolean> {
  await locked(db, code);
  const unused = db
    .deleteFrom('job_categories')
    .where('code', '=', code)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job_postings').select('id').whereRef('job_postings.category_id', '=', 'job_categories.id'))),
    );
  return (await unused.executeTakeFirst()).numDeletedRows > 0n;
}
