import { sql } from 'kysely';
import type { Contribution } from '#core/contract/extension-point.ts';
import { keptCounts } from '#core/server/db/kept-counts.ts';
import { tablesFor, tablesIn } from '#core/server/db/transaction.ts';
import { countries, industries, languages } from '#plugins/admin-masters/contract/kinds.ts';
import { type MasterUses, masterUses } from '#plugins/admin-masters/contract/master-source.ts';
import { benefits, companySizes, companyTypes } from '../../contract/master-kinds.ts';
import type { EmployerDatabase } from '../company-repository.ts';
import type { EmployerTables } from '../employer-tables.ts';

const KINDS = [companySizes, countries, industries, companyTypes, benefits, languages];

/** Replaces codes of the kind whose rows can be merged. The others belong to standards. */
const REPLACES: Readonly<Record<string, MasterUses['replace']>> = {
  [industries.entity]: replacedIn('industries'),
  [benefits.entity]: replacedIn('benefits'),
  [companyTypes.entity]: async (transaction, from, to) => {
    await tablesIn<EmployerTables>(transaction).updateTable('companies').set({ type: to }).where('type', '=', from).execute();
  },
};

/** Replaces a code in a list of codes. A code that is then there twice stays at its first place. */
function replacedIn(column: 'industries' | 'benefits'): MasterUses['replace'] {
  const codes = sql.ref(column);
  return async (transaction, from, to) => {
    await sql`
      update companies set ${codes} = (
        select array_agg(code order by place) from (
          select code, min(place) as place from unnest(array_replace(${codes}, ${from}, ${to})) with ordinality as listed (code, place)
          group by code
        ) as kept)
      where ${codes} @> array[${from}]::text[]`.execute(tablesIn<EmployerTables>(transaction));
  };
}

/** The companies that use master data. */
export function companyUses(db: EmployerDatabase): readonly Contribution[] {
  return KINDS.map(({ entity }, index) => {
    const replace = REPLACES[entity];
    const uses: MasterUses = {
      entity,
      count: (codes, transaction) => keptCounts(tablesFor(db, transaction), { table: 'companies', name: entity }, codes),
      ...(replace && { replace }),
    };
    return masterUses.add(`employer.companies-${entity}`, 70 + 10 * index, uses);
  });
}
