import type { Transaction } from '#core/contract/transaction.ts';
import type { RequiredAbility } from '#core/server/access/policy.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { CompanyHistory } from '../../contract/team/company-history.ts';
import { type EmployerDatabase, type EmployerTransaction, lockedCompany, membershipOf } from '../company-repository.ts';
import type { CompanyRow } from '../employer-tables.ts';
import { lockMembers } from './lock-members.ts';

export interface TeamDependencies {
  readonly db: EmployerDatabase;
  readonly now: () => Date;
  readonly raise: RaiseNotice;
  readonly history: CompanyHistory;
  /** Called when the last active member of a company has left, or the first one has come. */
  readonly readersChanged: (transaction: Transaction, companyId: string) => Promise<void>;
}

/** The user who changes or reads a team. */
export type TeamCall = Pick<CallContext<RequiredAbility>, 'actor' | 'abilities' | 'audit'>;

/** A change of a team: one transaction, in which the company is locked. */
export interface TeamChange {
  readonly db: EmployerTransaction;
  readonly transaction: Transaction;
  readonly company: CompanyRow;
  readonly at: Date;
}

/**
 * What a user does with a team. Members read it. Owners change it, and so do administrators with the duty `companies`, who do not invite.
 */
export type TeamAction = 'read' | 'update' | 'invite';

/** @throws ApiFault not-found for a company with whose team the user may not do this */
export async function demandTeam(db: EmployerDatabase, call: TeamCall, companyId: string, action: TeamAction): Promise<void> {
  if (!(await mayWithTeam(db, call, companyId, action))) throw new ApiFault('not-found');
}

export async function mayWithTeam(
  db: EmployerDatabase,
  { actor, abilities }: TeamCall,
  companyId: string,
  action: TeamAction,
): Promise<boolean> {
  const membership = await membershipOf(db, actor.userId, companyId);
  return abilities.may(action, 'company-team', { isMember: membership !== undefined, isOwner: membership?.role === 'owner' });
}

/**
 * Runs a change of a team. First the members, the actor and the others of `about` are locked against the deletion of their accounts, then the
 * company: the deletion of an account locks in the same order. The caller checks again inside what it has read before.
 *
 * @throws ApiFault not-found without the company
 */
export function changeTeam<Result>(
  { db, now }: TeamDependencies,
  { actor, companyId, about = [] }: { readonly actor: TeamCall['actor']; readonly companyId: string; readonly about?: readonly string[] },
  work: (change: TeamChange) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (own, transaction) => {
    await lockActor(transaction, actor);
    await lockMembers(own, companyId, about);
    const company = await lockedCompany(own, companyId);
    if (company === undefined) throw new ApiFault('not-found');
    return work({ db: own, transaction, company, at: now() });
  });
}
