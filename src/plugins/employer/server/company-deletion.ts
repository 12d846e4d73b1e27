import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import type { CompanyReferences } from '../contract/company-references.ts';
import { companyDeleted } from './audit-actions.ts';
import type { CompanyCall } from './companies.ts';
import { changeTeam, type TeamDependencies } from './team/team-access.ts';
import { memberRemoved } from './team/team-notices.ts';

interface CompanyDeletionDependencies {
  readonly teams: TeamDependencies;
  readonly files: FileStore;
  readonly references: () => readonly CompanyReferences[];
}

/** Deletes companies that nothing needs, such as those that were added twice. */
export class CompanyDeletion {
  readonly #dependencies: CompanyDeletionDependencies;

  constructor(dependencies: CompanyDeletionDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault not-found, employer.company-in-use */
  async delete({ actor, audit }: Pick<CompanyCall, 'actor' | 'audit'>, companyId: string): Promise<void> {
    const { teams, files, references } = this.#dependencies;
    // A posting that is written now waits for the company, and then finds it gone.
    await changeTeam(teams, { actor, companyId }, async ({ db, transaction, company }) => {
      for (const { needs } of references()) if (await needs?.(transaction, companyId)) throw new ApiFault('employer.company-in-use');
      for (const { abandoned } of references()) await abandoned?.(transaction, companyId);
      const members = await db.selectFrom('company_members').select('user_id').where('company_id', '=', companyId).execute();
      const to = { users: members.map((member) => member.user_id) };
      await teams.raise(transaction, memberRemoved, { to, about: companyId, params: { company: company.name }, by: actor.userId });
      await audit(transaction, companyDeleted, { subjectId: companyId, changes: { name: [company.name, null] } });
      await db.deleteFrom('companies').where('id', '=', companyId).execute();
      await files.forgetOwner(transaction, { kind: 'company', id: companyId });
    });
  }
}
