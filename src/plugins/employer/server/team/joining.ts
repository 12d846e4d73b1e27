import { ApiFault } from '#core/server/errors/api-fault.ts';
import { MOST_COMPANIES } from '../../contract/company.ts';
import { type CompanyRole, MOST_MEMBERS } from '../../contract/team/company-roles.ts';
import { lockCompaniesOf } from '../company-repository.ts';
import type { TeamChange, TeamDependencies } from './team-access.ts';
import { memberJoined } from './team-notices.ts';

/** Somebody becomes a member. */
export interface Joining {
  readonly userId: string;
  readonly name: string;
  readonly role: CompanyRole;
}

/**
 * Makes an employer a member of a company. The first member becomes an owner, whatever the role. A member stays as they are.
 *
 * @throws ApiFault employer.team-full, employer.companies-full
 */
export async function join({ raise, history, readersChanged }: TeamDependencies, change: TeamChange, joining: Joining): Promise<void> {
  const { db, transaction, company, at } = change;
  const { userId, name } = joining;
  const members = await db.selectFrom('company_members').select(['user_id', 'role']).where('company_id', '=', company.id).execute();
  if (members.some((one) => one.user_id === userId)) return;
  if (members.length >= MOST_MEMBERS) throw new ApiFault('employer.team-full');
  await lockCompaniesOf(db, userId);
  const own = await db.selectFrom('company_members').select('company_id').where('user_id', '=', userId).execute();
  if (own.length >= MOST_COMPANIES) throw new ApiFault('employer.companies-full');
  const role = members.length === 0 ? 'owner' : joining.role;
  await db.insertInto('company_members').values({ company_id: company.id, user_id: userId, role, created_at: at }).execute();
  await history.record(transaction, { companyId: company.id, kind: `employer.joined-as-${role}`, at, about: userId });
  const owners = members.filter((one) => one.role === 'owner').map((one) => one.user_id);
  const params = { companyId: company.id, company: company.name, person: name };
  await raise(transaction, memberJoined, { to: { users: owners }, about: `${company.id} ${userId}`, params, by: userId });
  await readersChanged(transaction, company.id);
}
