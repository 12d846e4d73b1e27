import { type RawBuilder, sql } from 'kysely';
import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { tablesFor } from '#core/server/db/transaction.ts';
import { masterUses } from '#plugins/admin-masters/contract/master-source.ts';
import type { EmployerDatabase } from '../company-repository.ts';

// The codes of a company, one row each.
const CODES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'company-sizes': sql`select c.size`,
  countries: sql`select c.country union select place ->> 'country' from jsonb_array_elements(c.places) as place`,
};

/** The companies that use master data. These kinds belong to standards, so their codes are never replaced. */
export function companyUses(db: EmployerDatabase): readonly Contribution[] {
  return Object.entries(CODES).map(([entity, codesOf], index) =>
    contribute(masterUses, {
      id: `employer.companies-${entity}`,
      order: 70 + 10 * index,
      value: { entity, count: (codes, transaction) => countCompanies(tablesFor(db, transaction), codesOf, codes) },
    }),
  );
}

async function countCompanies(
  db: EmployerDatabase,
  codesOf: RawBuilder<unknown>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select used.code, count(*)::int as count from companies c cross join lateral (${codesOf}) as used (code)
    where used.code = any(${[...codes]}) group by 1`.execute(db);
  return new Map(rows.map(({ code, count }) => [code, count]));
}
