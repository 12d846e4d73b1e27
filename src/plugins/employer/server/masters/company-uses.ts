import type { Contribution } from '#core/contract/extension-point.ts';
import { keptCounts } from '#core/server/db/kept-counts.ts';
import { tablesFor, tablesIn } from '#core/server/db/transaction.ts';
import { industries } from '#plugins/admin-masters/contract/kinds.ts';
import { type MasterUses, masterUses } from '#plugins/admin-masters/contract/master-source.ts';
import type { EmployerDatabase } from '../company-repository.ts';
import type { EmployerTables } from '../employer-tables.ts';

const ENTITIES = ['company-sizes', 'countries', industries.entity];

/** Replaces codes of the kind whose rows can be merged. The others belong to standards. */
const REPLACES: Readonly<Record<string, MasterUses['replace']>> = {
  [industries.entity]: async (transaction, from, to) => {
    await tablesIn<EmployerTables>(transaction).updateTable('companies').set({ industry: to }).where('industry', '=', from).execute();
  },
};

/** The companies that use master data. */
export function companyUses(db: EmployerDatabase): readonly Contribution[] {
  return ENTITIES.map((entity, index) => {
    const replace = REPLACES[entity];
    const uses: MasterUses = {
      entity,
      count: (codes, transaction) => keptCounts(tablesFor(db, transaction), { table: 'companies', name: entity }, codes),
      ...(replace && { replace }),
    };
    return masterUses.add(`employer.companies-${entity}`, 70 + 10 * index, uses);
  });
}
