import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type CompanyRole, INVITATION_DAYS, MOST_INVITATIONS } from '../../contract/team/company-roles.ts';
import type { AnsweredInvitation, Invitation, OwnInvitation } from '../../contract/team/team-schemas.ts';
import type { EmployerDatabase } from '../company-repository.ts';
import { join } from './joining.ts';
import { changeTeam, demandTeam, type TeamCall, type TeamDependencies } from './team-access.ts';
import { invited } from './team-notices.ts';

const TOKEN_BYTES = 16;
const DAY_MS = 86_400_000;

/** Invitations to companies. The server keeps the hash of the token of a link, so a copy of the database opens none. */
export class Invitations {
  readonly #dependencies: TeamDependencies;

  constructor(dependencies: TeamDependencies) {
    this.#dependencies = dependencies;
  }

  async send(
    call: TeamCall,
    companyId: string,
    { email: typed, role }: { readonly email: string; readonly role: CompanyRole },
  ): Promise<Invitation & { readonly token: string }> {
    const { db, raise, history } = this.#dependencies;
    await demandTeam(db, call, companyId, 'invite');
    const email = typed.toLowerCase();
    const user = await db.selectFrom('users').select(['id', 'email_verified']).where('email', '=', email).executeTakeFirst();
    const about = user === undefined ? [] : [user.id];
    return changeTeam(this.#dependencies, { actor: call.actor, companyId, about }, async (change) => {
      const { transaction, company, at } = change;
      await demandTeam(change.db, call, companyId, 'invite');
      if (user !== undefined && (await isIn(change.db, companyId, user.id))) throw new ApiFault('employer.already-member');
      // The new link replaces the one before.
      await change.db
        .deleteFrom('company_invitations')
        .where('company_id', '=', companyId)
        .where(({ eb, or }) => or([eb('email', '=', email), eb('expires_at', '<=', at)]))
        .execute();
      const open = await change.db.selectFrom('company_invitations').select('id').where('company_id', '=', companyId).execute();
      if (open.length >= MOST_INVITATIONS) throw new ApiFault('employer.invitations-full');
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY_MS);
      const by = call.actor.userId;
      const row = { id: uuid(), company_id: companyId, email, role, token_hash: hashOf(token), invited_by: by };
      await change.db
        .insertInto('company_invitations')
        .values({ ...row, created_at: at, expires_at: expiresAt })
        .execute();
      await history.record(transaction, { companyId, kind: `employer.invited-${role}`, at, by });
      // Whoever has typed an address without confirming it is not told.
      if (user?.email_verified === true) {
        const params = { invitationId: row.id, company: company.name };
        await raise(transaction, invited, { to: { users: [user.id] }, about: companyId, params, by });
      }
      return { id: row.id, email, role, expiresAt: expiresAt.toISOString(), token };
    });
  }

  async withdraw(call: TeamCall, companyId: string, invitationId: string): Promise<void> {
    const { db, history } = this.#dependencies;
    await demandTeam(db, call, companyId, 'invite');
    await changeTeam(this.#dependencies, { actor: call.actor, companyId }, async ({ db: own, transaction, at }) => {
      await demandTeam(own, call, companyId, 'invite');
      const ended = await own
        .deleteFrom('company_invitations')
        .where('id', '=', invitationId)
        .where('company_id', '=', companyId)
        .returning('id')
        .executeTakeFirst();
      if (ended === undefined) throw new ApiFault('not-found');
      await history.record(transaction, { companyId, kind: 'employer.withdrew-invitation', at, by: call.actor.userId });
    });
  }

  /** The open invitations of the confirmed address of the user. */
  async ofUser({ email, emailVerified }: TeamCall['actor']): Promise<OwnInvitation[]> {
    if (emailVerified !== true) return [];
    const rows = await this.#dependencies.db
      .selectFrom('company_invitations as invitation')
      .innerJoin('companies', 'companies.id', 'invitation.company_id')
      .leftJoin('users', 'users.id', 'invitation.invited_by')
      .select(['invitation.id', 'invitation.role', 'invitation.expires_at'])
      .select(['companies.id as company_id', 'companies.name', 'companies.logo_file_id', 'users.name as inviter'])
      .where('invitation.email', '=', email.toLowerCase())
      .where('invitation.expires_at', '>', this.#dependencies.now())
      .orderBy('invitation.id', 'desc')
      .limit(MOST_INVITATIONS)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      company: { id: row.company_id, name: row.name, logoFileId: row.logo_file_id },
      role: row.role,
      invitedBy: row.inviter,
      expiresAt: row.expires_at.toISOString(),
    }));
  }

  /** Makes the user a member. Of two answers at once, the second one finds no invitation. */
  async accept(call: TeamCall, asked: AnsweredInvitation): Promise<{ companyId: string; company: string }> {
    const found = await this.#found(call, asked);
    if (call.actor.role === 'candidate') throw new ApiFault('employer.candidates-cannot-join');
    if (call.actor.role === null) throw new ApiFault('employer.choose-role');
    demandConfirmed(call);
    return changeTeam(this.#dependencies, { actor: call.actor, companyId: found.company_id }, async (change) => {
      await take(change.db, found.id);
      const { userId, name } = call.actor;
      await join(this.#dependencies, change, { userId, name, role: found.role });
      return { companyId: change.company.id, company: change.company.name };
    }).catch(goneWithCompany);
  }

  async refuse(call: TeamCall, asked: AnsweredInvitation): Promise<void> {
    const found = await this.#found(call, asked);
    demandConfirmed(call);
    const { history } = this.#dependencies;
    await changeTeam(this.#dependencies, { actor: call.actor, companyId: found.company_id }, async ({ db, transaction, at }) => {
      await take(db, found.id);
      await history.record(transaction, { companyId: found.company_id, kind: 'employer.refused-invitation', at });
    }).catch(goneWithCompany);
  }

  async #found({ actor: { email } }: TeamCall, asked: AnsweredInvitation) {
    const { db, now } = this.#dependencies;
    const row = await db
      .selectFrom('company_invitations')
      .select(['id', 'company_id', 'role'])
      .where((eb) => ('id' in asked ? eb('id', '=', asked.id) : eb('token_hash', '=', hashOf(asked.token))))
      // The link alone is not enough: whoever it was forwarded to has another address.
      .where('email', '=', email.toLowerCase())
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (row === undefined) throw new ApiFault('employer.invitation-ended');
    return row;
  }
}

/** The open invitations of a company, newest first. */
export async function openInvitations(db: EmployerDatabase, companyId: string, now: Date): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('company_invitations')
    .select(['id', 'email', 'role', 'expires_at'])
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(MOST_INVITATIONS)
    .execute();
  return rows.map(({ expires_at, ...row }) => ({ ...row, expiresAt: expires_at.toISOString() }));
}

async function isIn(db: EmployerDatabase, companyId: string, userId: string): Promise<boolean> {
  const members = db.selectFrom('company_members').select('user_id').where('company_id', '=', companyId);
  return (await members.where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

async function take(db: EmployerDatabase, id: string): Promise<void> {
  const taken = await db.deleteFrom('company_invitations').where('id', '=', id).returning('id').executeTakeFirst();
  if (taken === undefined) throw new ApiFault('employer.invitation-ended');
}

/** @throws ApiFault employer.confirm-address */
function demandConfirmed({ actor }: TeamCall): void {
  if (actor.emailVerified !== true) throw new ApiFault('employer.confirm-address');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function goneWithCompany(error: unknown): never {
  if (error instanceof ApiFault && error.code === 'not-found') throw new ApiFault('employer.invitation-ended');
  throw error;
}
