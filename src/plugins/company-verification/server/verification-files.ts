import type { Contribution } from '#core/contract/extension-point.ts';
import { filePurposes, fileUses } from '#core/server/files/file-purposes.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { PAPERS_USE, verificationPapers } from '../contract/file-purposes.ts';

/** Owners of a company keep its papers. Administrators with the duty `companies` read those that were sent; the core records it. */
export function verificationFiles(companies: Pick<CompanyDirectory, 'roleOf'>): readonly Contribution[] {
  return [
    filePurposes.add('company-verification.papers', 10, {
      purpose: verificationPapers,
      mayKeep: async (actor, { id }) => actor.role === 'employer' && (await companies.roleOf(actor.userId, id)) === 'owner',
    }),
    fileUses.add('company-verification.papers', 10, { use: PAPERS_USE, mayRead: async (actor) => actor.duties.has('companies') }),
  ];
}
