import { sql } from 'kysely';
import type { Contribution } from '#core/contract/extension-point.ts';
import { tablesFor } from '#core/server/db/transaction.ts';
import { masterUses } from '#plugins/admin-masters/contract/master-source.ts';
import type { JobsDatabase } from '../job-tables.ts';

const COLUMNS = {
  'employment-types': 'employment_type',
  'work-modes': 'work_mode',
  'pay-periods': 'salary_period',
  currencies: 'salary_currency',
} as const;

/** The postings that use master data, besides the categories. These kinds belong to standards, so their codes are never replaced. */
export function postingUses(db: JobsDatabase): readonly Contribution[] {
  return Object.entries(COLUMNS).map(([entity, column], index) =>
    masterUses.add(`jobs.postings-${entity}`, 20 + 10 * index, {
      entity,
      count: (codes, transaction) => countPostings(tablesFor(db, transaction), column, codes),
    }),
  );
}

async function countPostings(
  db: JobsDatabase,
  column: (typeof COLUMNS)[keyof typeof COLUMNS],
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select ${sql.ref(column)} as code, count(*)::int as count from job_postings
    where ${sql.ref(column)} = any(${[...codes]}) group by 1`.execute(db);
  return new Map(rows.map(({ code, count }) => [code, count]));
}
