import { v7 as uuid } from 'uuid';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { isOfDomain } from '#core/server/text/registrable-domain.ts';
import { type CompanyRole, JOIN_REQUESTS_A_DAY, MOST_MEMBERS } from '../../contract/team/company-roles.ts';
import type { JoinRequest, OwnJoinRequest } from '../../contract/team/team-schemas.ts';
import { joinDecided } from '../audit-actions.ts';
import { type EmployerDatabase, isMember } from '../company-repository.ts';
import { join } from './joining.ts';
import { changeTeam, demandTeam, type TeamCall, type TeamChange, type TeamDependencies } from './team-access.ts';
import { joinAnswered, joinAsked } from './team-notices.ts';

const DAY_MS = 86_400_000;

/** Requests of employers to join a company that exists already. */
export class JoinRequests {
  readonly #dependencies: TeamDependencies;

  constructor(dependencies: TeamDependencies) {
    this.#dependencies = dependencies;
  }

  async ofUser(userId: string): Promise<OwnJoinRequest[]> {
    const rows = await this.#dependencies.db
      .selectFrom('company_join_requests as request')
      .innerJoin('companies', 'companies.id', 'request.company_id')
      .select(['request.id', 'request.message', 'request.created_at', 'companies.id as company_id', 'companies.name'])
      .where('request.user_id', '=', userId)
      .where('request.state', '=', 'open')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      company: { id: row.company_id, name: row.name },
      message: row.message,
      at: row.created_at.toISOString(),
    }));
  }

  async ask({ actor }: TeamCall, companyId: string, message: string): Promise<OwnJoinRequest> {
    const { raise } = this.#dependencies;
    const { userId, name } = actor;
    return changeTeam(this.#dependencies, { actor, companyId }, async ({ db, transaction, company, at }) => {
      if (await isMember(db, userId, companyId)) throw new ApiFault('employer.already-member');
      await demandQuota(db, userId, at);
      const row = { id: uuid(), company_id: companyId, user_id: userId, message, created_at: at };
      const isNew = await db
        .insertInto('company_join_requests')
        .values(row)
        .onConflict((conflict) => conflict.column('user_id').where('state', '=', 'open').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (isNew === undefined) throw new ApiFault('employer.request-open');
      const members = await db.selectFrom('company_members').select(['user_id', 'role']).where('company_id', '=', companyId).execute();
      const owners = members.filter(({ role }) => role === 'owner').map((member) => member.user_id);
      const to = members.length === 0 ? { duty: 'companies' } : { users: owners };
      const params = { companyId, company: company.name, person: name };
      await raise(transaction, joinAsked, { to, about: row.id, params, by: userId });
      return { id: row.id, company: { id: companyId, name: company.name }, message, at: at.toISOString() };
    });
  }

  async withdraw({ actor }: TeamCall, companyId: string, id: string): Promise<void> {
    const withdrawn = await this.#dependencies.db
      .updateTable('company_join_requests')
      .set({ state: 'withdrawn', decided_at: this.#dependencies.now() })
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .where('user_id', '=', actor.userId)
      .where('state', '=', 'open')
      .returning('id')
      .executeTakeFirst();
    if (withdrawn === undefined) throw new ApiFault('not-found');
  }

  async decide(
    call: TeamCall,
    companyId: string,
    id: string,
    { accept, role }: { readonly accept: boolean; readonly role?: CompanyRole | undefined },
  ): Promise<void> {
    const { db, raise, history } = this.#dependencies;
    await demandTeam(db, call, companyId, 'update');
    const sender = await senderOf(db, companyId, id);
    await changeTeam(this.#dependencies, { actor: call.actor, companyId, about: [sender.id] }, async (change) => {
      const { transaction, company, at } = change;
      await demandTeam(change.db, call, companyId, 'update');
      await demandDecider(change, call);
      await take(change, id, accept);
      const by = call.actor.userId;
      if (accept) await join(this.#dependencies, change, { userId: sender.id, name: sender.name, role: role ?? 'recruiter' });
      else await history.record(transaction, { companyId, kind: 'employer.declined-request', at, by, about: sender.id });
      const params = { companyId, company: company.name, outcome: accept ? 'accepted' : 'declined' } as const;
      await raise(transaction, joinAnswered, { to: { users: [sender.id] }, about: id, params, by });
      if (call.actor.role === 'admin') {
        await call.audit(transaction, joinDecided, { subjectId: companyId, changes: { outcome: [null, params.outcome] } });
      }
    });
  }
}

/** The open requests to join a company, oldest first. */
export async function openRequests(db: EmployerDatabase, companyId: string, website: string | null): Promise<JoinRequest[]> {
  const rows = await db
    .selectFrom('company_join_requests as request')
    .innerJoin('users', 'users.id', 'request.user_id')
    .select(['request.id', 'request.message', 'request.created_at', 'users.name', 'users.email', 'users.email_verified'])
    .where('request.company_id', '=', companyId)
    .where('request.state', '=', 'open')
    .orderBy('request.id')
    .limit(MOST_MEMBERS)
    .execute();
  return rows.map(({ id, message, created_at, name, email, email_verified }) => ({
    id,
    name,
    email,
    message,
    isConfirmed: email_verified,
    isOfWebsite: website !== null && isOfDomain(email, website),
    at: created_at.toISOString(),
  }));
}

/** @throws ApiFault employer.too-many-requests */
async function demandQuota(db: EmployerDatabase, userId: string, at: Date): Promise<void> {
  const sent = db.selectFrom('company_join_requests').select('id').where('user_id', '=', userId);
  const { length } = await sent
    .where('created_at', '>', new Date(at.getTime() - DAY_MS))
    .limit(JOIN_REQUESTS_A_DAY)
    .execute();
  if (length >= JOIN_REQUESTS_A_DAY) throw new ApiFault('employer.too-many-requests');
}

/** @throws ApiFault not-found */
async function senderOf(db: EmployerDatabase, companyId: string, id: string): Promise<{ readonly id: string; readonly name: string }> {
  const row = await db
    .selectFrom('company_join_requests as request')
    .innerJoin('users', 'users.id', 'request.user_id')
    .select(['users.id', 'users.name'])
    .where('request.id', '=', id)
    .where('request.company_id', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiFault('not-found');
  return row;
}

/** Administrators decide only where nobody else can. @throws ApiFault not-found */
async function demandDecider({ db, company }: TeamChange, { actor }: TeamCall): Promise<void> {
  if (actor.role !== 'admin') return;
  const members = db.selectFrom('company_members').select('user_id').where('company_id', '=', company.id);
  if ((await members.limit(1).executeTakeFirst()) !== undefined) throw new ApiFault('not-found');
}

/** @throws ApiFault conflict for a request that is no longer open */
async function take({ db, at }: TeamChange, id: string, accept: boolean): Promise<void> {
  const taken = await db
    .updateTable('company_join_requests')
    .set({ state: accept ? 'accepted' : 'declined', decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) throw new ApiFault('conflict');
}
