import type { Contribution } from '#core/contract/extension-point.ts';
import { keptCounts } from '#core/server/db/kept-counts.ts';
import { tablesFor } from '#core/server/db/transaction.ts';
import { type MasterUses, masterUses } from '#plugins/admin-masters/contract/master-source.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { replaceInDetails } from './replaced-details.ts';

const ENTITIES = [
  ...['employment-types', 'work-modes', 'pay-periods', 'currencies'],
  ...['countries', 'languages', 'education-levels', 'skill-levels', 'skills', 'benefits'],
];

/** The postings that use master data, besides the categories. */
export function postingUses(db: JobsDatabase): readonly Contribution[] {
  return ENTITIES.map((entity, index) => {
    const replace = replaceInDetails(entity);
    const uses: MasterUses = {
      entity,
      count: (codes, transaction) => keptCounts(tablesFor(db, transaction), { table: 'job_postings', name: entity }, codes),
      ...(replace && { replace }),
    };
    return masterUses.add(`jobs.postings-${entity}`, 20 + 10 * index, uses);
  });
}
