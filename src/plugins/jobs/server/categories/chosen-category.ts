import { issueAt } from '#core/contract/errors.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { jobIssues } from '../../contract/issues.ts';
import type { JobsTransaction } from '../job-tables.ts';
import { type CategoryRow, lockedCategory } from '../posting-repository.ts';

/**
 * The offered category with this code, locked against renames until the transaction ends; `undefined` for empty text.
 *
 * @throws ApiFault invalid
 */
export async function offeredCategory(db: JobsTransaction, code: string): Promise<CategoryRow | undefined> {
  return code === '' ? undefined : demanded(await lockedCategory(db, code));
}

/**
 * The same for a draft. Its category may be hidden, as in a template from an earlier time. Publishing it then demands another one.
 *
 * @throws ApiFault invalid
 */
export async function draftCategory(db: JobsTransaction, code: string): Promise<CategoryRow | undefined> {
  return code === '' ? undefined : demanded(await lockedCategory(db, code, { isHiddenToo: true }));
}

function demanded(category: CategoryRow | undefined): CategoryRow {
  if (category === undefined) throw new ApiFault('invalid', [issueAt('category', jobIssues['jobs.category-unknown'])]);
  return category;
}
