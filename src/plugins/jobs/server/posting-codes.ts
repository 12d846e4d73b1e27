import { issueAt } from '#core/contract/errors.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { notOffered } from '#plugins/admin-masters/contract/not-offered.ts';
import { jobIssues } from '../contract/issues.ts';
import type { JobInput } from '../contract/schemas.ts';

/** Refuses codes of a new posting that are hidden or unknown. The category is checked and locked with the insert. */
export async function demandOffered(catalogue: MasterCatalogue, { workMode, employmentType, salary }: JobInput): Promise<void> {
  const paths = await notOffered(catalogue, [
    { entity: 'work-modes', code: workMode, path: 'workMode' },
    { entity: 'employment-types', code: employmentType, path: 'employmentType' },
    { entity: 'currencies', code: salary.currency, path: 'salary.currency' },
    { entity: 'pay-periods', code: salary.period, path: 'salary.period' },
  ]);
  if (paths.length > 0)
    throw new ApiFault(
      'invalid',
      paths.map((path) => issueAt(path, jobIssues['jobs.not-offered'])),
    );
}
