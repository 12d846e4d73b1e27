import { hasChanged } from '#core/server/audit/has-changed.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type CompanyRole, MOST_MEMBERS } from '../../contract/team/company-roles.ts';
import type { CompanyMember, CompanyTeam } from '../../contract/team/team-schemas.ts';
import { companyMemberChanged, companyMemberRemoved } from '../audit-actions.ts';
import type { EmployerDatabase } from '../company-repository.ts';
import { openInvitations } from './invitations.ts';
import { openRequests } from './join-requests.ts';
import { changeTeam, demandTeam, mayWithTeam, type TeamCall, type TeamChange, type TeamDependencies } from './team-access.ts';
import { memberRemoved, roleChanged } from './team-notices.ts';

/** What an owner changes of a member. */
export interface MemberChange {
  readonly role?: CompanyRole | undefined;
  readonly issuesCredentials?: boolean | undefined;
  readonly version: number;
}

/** The members of companies. A company with members always has an owner. */
export class Members {
  readonly #dependencies: TeamDependencies;

  constructor(dependencies: TeamDependencies) {
    this.#dependencies = dependencies;
  }

  async team(call: TeamCall, companyId: string): Promise<CompanyTeam> {
    const { db, now } = this.#dependencies;
    await demandTeam(db, call, companyId, 'read');
    const isManager = await mayWithTeam(db, call, companyId, 'update');
    const company = await db.selectFrom('companies').select('website').where('id', '=', companyId).executeTakeFirst();
    if (company === undefined) throw new ApiFault('not-found');
    return {
      items: (await memberRows(db, companyId).limit(MOST_MEMBERS).execute()).map(toMember),
      invitations: isManager ? await openInvitations(db, companyId, now()) : [],
      requests: isManager ? await openRequests(db, companyId, company.website) : [],
    };
  }

  async change(call: TeamCall, companyId: string, userId: string, { version, ...wanted }: MemberChange): Promise<CompanyMember> {
    const { db, raise, history } = this.#dependencies;
    await demandTeam(db, call, companyId, 'update');
    return changeTeam(this.#dependencies, { actor: call.actor, companyId, about: [userId] }, async (change) => {
      await demandTeam(change.db, call, companyId, 'update');
      const before = await memberOf(change, userId);
      if (before.version !== version) throw new ApiFault('conflict');
      const role = wanted.role ?? before.role;
      if (before.role === 'owner' && role !== 'owner') await demandOtherOwner(change, userId);
      const issuesCredentials = wanted.issuesCredentials ?? before.issuesCredentials;
      const changes = { role: [before.role, role], issuesCredentials: [before.issuesCredentials, issuesCredentials] } as const;
      if (!hasChanged(changes)) return before;
      await change.db
        .updateTable('company_members')
        .set({ role, issues_credentials: issuesCredentials, version: version + 1 })
        .where('company_id', '=', companyId)
        .where('user_id', '=', userId)
        .execute();
      const { transaction, at, company } = change;
      const by = call.actor.userId;
      if (before.role !== role) {
        await history.record(transaction, { companyId, kind: `employer.became-${role}`, at, by, about: userId });
        const params = { companyId, company: company.name, role };
        await raise(transaction, roleChanged, { to: { users: [userId] }, about: companyId, params, by });
      } else {
        const kind = issuesCredentials ? 'employer.may-issue' : 'employer.may-not-issue';
        await history.record(transaction, { companyId, kind, at, by, about: userId });
      }
      if (call.actor.role === 'admin') await call.audit(transaction, companyMemberChanged, { subjectId: companyId, changes });
      return memberOf(change, userId);
    });
  }

  async remove(call: TeamCall, companyId: string, userId: string): Promise<void> {
    const { db, raise, history, readersChanged } = this.#dependencies;
    const isLeaving = call.actor.userId === userId;
    await demandTeam(db, call, companyId, isLeaving ? 'read' : 'update');
    await changeTeam(this.#dependencies, { actor: call.actor, companyId, about: [userId] }, async (change) => {
      await demandTeam(change.db, call, companyId, isLeaving ? 'read' : 'update');
      const { role } = await memberOf(change, userId);
      const { transaction, at, company } = change;
      const { length: others } = await change.db
        .selectFrom('company_members')
        .select('user_id')
        .where('company_id', '=', companyId)
        .where('user_id', '<>', userId)
        .limit(1)
        .execute();
      if (others === 0) throw new ApiFault('employer.only-member');
      if (role === 'owner') await demandOtherOwner(change, userId);
      await change.db.deleteFrom('company_members').where('company_id', '=', companyId).where('user_id', '=', userId).execute();
      const by = call.actor.userId;
      await history.record(transaction, { companyId, kind: isLeaving ? 'employer.left' : 'employer.removed', at, by, about: userId });
      const params = { company: company.name };
      if (!isLeaving) await raise(transaction, memberRemoved, { to: { users: [userId] }, about: companyId, params, by });
      if (call.actor.role === 'admin') {
        await call.audit(transaction, companyMemberRemoved, { subjectId: companyId, changes: { role: [role, null] } });
      }
      await readersChanged(transaction, companyId);
    });
  }
}

/** The members of a company, oldest membership first. */
function memberRows(db: EmployerDatabase, companyId: string) {
  return db
    .selectFrom('company_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.status'])
    .select(['member.role', 'member.issues_credentials', 'member.version', 'member.created_at'])
    .where('member.company_id', '=', companyId)
    .orderBy('member.created_at')
    .orderBy('users.id');
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof memberRows>['execute']>>[number];

function toMember({ id, name, email, status, role, issues_credentials, version, created_at }: MemberRow): CompanyMember {
  const isSuspended = status === 'suspended';
  return { id, name, email, isSuspended, role, issuesCredentials: issues_credentials, version, since: created_at.toISOString() };
}

async function memberOf({ db, company }: TeamChange, userId: string): Promise<CompanyMember> {
  const row = await memberRows(db, company.id).where('users.id', '=', userId).executeTakeFirst();
  if (row === undefined) throw new ApiFault('not-found');
  return toMember(row);
}

/** @throws ApiFault employer.last-owner */
async function demandOtherOwner({ db, company }: TeamChange, userId: string): Promise<void> {
  const owners = db.selectFrom('company_members').select('user_id').where('company_id', '=', company.id).where('role', '=', 'owner');
  if ((await owners.where('user_id', '<>', userId).limit(1).execute()).length === 0) throw new ApiFault('employer.last-owner');
}
