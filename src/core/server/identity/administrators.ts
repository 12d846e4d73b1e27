import { type Selectable, sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { auditAction } from '../audit/audit-action.ts';
import type { RecordAudit } from '../audit/audit-log.ts';
import type { Database, UsersTable } from '../db/database.ts';
import { inTransaction, tablesIn } from '../db/transaction.ts';
import type { AccessEpoch } from '../epoch/access-epoch.ts';

const fields = { role: 'value', isFullAdmin: 'value' } as const;

/** An operator made a user a full administrator. */
export const adminGranted = auditAction({ name: 'user.admin-granted', subject: 'user', fields });

/** An operator took the role from an administrator. */
export const adminRevoked = auditAction({ name: 'user.admin-revoked', subject: 'user', fields });

export type Granted = 'granted' | 'unknown' | 'unconfirmed';

export type Revoked = 'revoked' | 'unknown' | 'not-administrator' | 'last';

/** An administrator in the output of the command. */
export interface Administrator {
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether the user has every duty. */
  readonly isFull: boolean;
  readonly status: 'active' | 'suspended';
}

/** A full administrator. */
interface FullAdmin {
  readonly id: string;
  readonly status: 'active' | 'suspended';
}

// An arbitrary lock number.
const ADVISORY_LOCK = 7_387_435_004;

/**
 * Makes the transactions that may take the rights of a full administrator run one after another, and returns the full administrators.
 * Call it before any other statement of the transaction. Row locks instead would cause deadlocks, because the set of these rows changes.
 */
export async function lockFullAdmins(db: Database): Promise<readonly FullAdmin[]> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(db);
  return fullAdmins(db);
}

/** The full administrators, without a lock. */
export function fullAdmins(db: Database): Promise<readonly FullAdmin[]> {
  // Written, because a kept plan uses a partial index only for a condition without a value.
  return db.selectFrom('users').select(['id', 'status']).where('is_full_admin', '=', sql.lit(true)).execute();
}

/** Whether no active full administrator would remain without this one. */
export function isLastFullAdmin(fullAdmins: readonly FullAdmin[], userId: string): boolean {
  const isActive = ({ status }: FullAdmin): boolean => status === 'active';
  const isOne = fullAdmins.some((one) => one.id === userId && isActive(one));
  return isOne && !fullAdmins.some((one) => one.id !== userId && isActive(one));
}

/** The parts of the server that the commands need. */
export interface AdministratorsDependencies {
  readonly db: Database;
  readonly now: () => Date;
  readonly audit: RecordAudit;
  readonly epoch: Pick<AccessEpoch, 'raise'>;
}

type Rights = Pick<Selectable<UsersTable>, 'id' | 'role' | 'is_full_admin'>;

/** Grants and revokes the administrator role. Users are identified by their address, ignoring case. */
export class Administrators {
  readonly #dependencies: AdministratorsDependencies;

  constructor(dependencies: AdministratorsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Makes a user with a confirmed address a full administrator. Anyone can sign up with an unconfirmed address of another person. */
  async grant(email: string): Promise<Granted> {
    return inTransaction(this.#dependencies.db, async (db, transaction) => {
      await lockFullAdmins(db);
      const user = await lockedUser(db, email);
      if (user === undefined) return 'unknown';
      if (!user.email_verified) return 'unconfirmed';
      if (!user.is_full_admin) await this.#change(transaction, user, 'admin');
      return 'granted';
    });
  }

  /** Revokes the role. The user chooses another role at the next visit. Without `force` the last active full administrator keeps it. */
  async revoke(email: string, { force = false }: { readonly force?: boolean } = {}): Promise<Revoked> {
    return inTransaction(this.#dependencies.db, async (db, transaction) => {
      const fullAdmins = await lockFullAdmins(db);
      const user = await lockedUser(db, email);
      if (user === undefined) return 'unknown';
      if (user.role !== 'admin') return 'not-administrator';
      if (isLastFullAdmin(fullAdmins, user.id) && !force) return 'last';
      await this.#change(transaction, user, null);
      await leaveGroups(db, user.id);
      return 'revoked';
    });
  }

  /** All administrators by address. */
  async list(): Promise<Administrator[]> {
    const rows = await this.#dependencies.db
      .selectFrom('users')
      .select(['email', 'email_verified', 'is_full_admin', 'status'])
      .where('role', '=', 'admin')
      .orderBy('email')
      .execute();
    return rows.map(({ email, email_verified, is_full_admin, status }) => ({
      email,
      emailVerified: email_verified,
      isFull: is_full_admin,
      status,
    }));
  }

  async #change(transaction: Transaction, { id, role, is_full_admin }: Rights, to: 'admin' | null): Promise<void> {
    const { audit, epoch, now } = this.#dependencies;
    const isFull = to === 'admin';
    const change = { role: to, is_full_admin: isFull, version: sql<number>`version + 1`, updated_at: now() };
    await tablesIn(transaction).updateTable('users').set(change).where('id', '=', id).execute();
    await epoch.raise(transaction);
    const changes = { role: [role, to], isFullAdmin: [is_full_admin, isFull] } as const;
    await audit(transaction, isFull ? adminGranted : adminRevoked, { subjectId: id, changes });
  }
}

/** Removes a user from all groups of administrators, so that a later appointment begins without duties. */
export async function leaveGroups(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('admin_group_members').where('user_id', '=', userId).execute();
}

function lockedUser(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'is_full_admin', 'email_verified'])
    .where('email', '=', email.toLowerCase())
    .forNoKeyUpdate()
    .executeTakeFirst();
}
