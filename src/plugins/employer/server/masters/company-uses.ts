import { type RawBuilder, sql } from 'kysely';
import type { Contribution } from '#core/contract/extension-point.ts';
import { tablesFor, tablesIn } from '#core/server/db/transaction.ts';
import { industries } from '#plugins/admin-masters/contract/kinds.ts';
import { type MasterUses, masterUses } from '#plugins/admin-masters/contract/master-source.ts';
import type { EmployerDatabase } from '../company-repository.ts';
import type { EmployerTables } from '../employer-tables.ts';

// The codes of a company, one row each.
const CODES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'company-sizes': sql`select c.size`,
  countries: sql`select c.country union select place ->> 'country' from jsonb_array_elements(c.places) as place`,
  [industries.entity]: sql`select c.industry`,
};

/** Replaces codes of the kind whose rows can be merged. The others belong to standards. */
const REPLACES: Readonly<Record<string, MasterUses['replace']>> = {
  [industries.entity]: async (transaction, from, to) => {
    await tablesIn<EmployerTables>(transaction).updateTable('companies').set({ industry: to }).where('industry', '=', from).execute();
  },
};

/** The companies that use master data. */
export function companyUses(db: EmployerDatabase): readonly Contribution[] {
  return Object.entries(CODES).map(([entity, codesOf], index) => {
    const replace = REPLACES[entity];
    const uses: MasterUses = {
      entity,
      count: (codes, transaction) => countCompanies(tablesFor(db, transaction), codesOf, codes),
      ...(replace && { replace }),
    };
    return masterUses.add(`employer.companies-${entity}`, 70 + 10 * index, uses);
  });
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
