import { issueAt } from '#core/contract/errors.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { jobIssues } from '../contract/issues.ts';

/**
 * The company for which a user posts: the asked one, or the only one of the user.
 *
 * @throws ApiFault not-found, jobs.no-company or invalid
 */
export async function companyFor(
  companies: Pick<CompanyDirectory, 'companiesOf'>,
  userId: string,
  asked: string | undefined,
): Promise<string> {
  const own = await companies.companiesOf(userId);
  if (asked !== undefined) {
    if (!own.includes(asked)) throw new ApiFault('not-found');
    return asked;
  }
  const [only, another] = own;
  if (only === undefined) throw new ApiFault('jobs.no-company');
  if (another !== undefined) throw new ApiFault('invalid', [issueAt('companyId', jobIssues['jobs.choose-company'])]);
  return only;
}

/**
 * The company for which an administrator posts.
 *
 * @throws ApiFault invalid
 */
export async function chosenCompany(companies: Pick<CompanyDirectory, 'namesOf'>, asked: string | undefined): Promise<string> {
  if (asked === undefined) throw new ApiFault('invalid', [issueAt('companyId', jobIssues['jobs.choose-company'])]);
  if (!(await companies.namesOf([asked])).has(asked)) throw companyGone();
  return asked;
}

function companyGone(): ApiFault {
  return new ApiFault('invalid', [issueAt('companyId', jobIssues['jobs.company-gone'])]);
}

/**
 * The name of a company, locked until the transaction ends. A concurrent rename waits, and then finds the posting that is written.
 *
 * @throws ApiFault invalid when the company was deleted meanwhile
 */
export async function lockedCompanyName(
  companies: Pick<CompanyDirectory, 'lockedNames'>,
  transaction: Transaction,
  companyId: string,
): Promise<string> {
  const name = (await companies.lockedNames(transaction, [companyId])).get(companyId);
  if (name === undefined) throw companyGone();
  return name;
}
