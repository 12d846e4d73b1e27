import type { Actor } from '#core/contract/actor.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { ServerConfig } from '#core/server/config/server-config.ts';
import type { Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { fullAdmins, isLastFullAdmin, lockFullAdmins } from '#core/server/identity/administrators.ts';
import { DEMO_ACCOUNTS, demoAccountsAllowed } from '#core/server/identity/demo-accounts.ts';
import { RemovedIdentities } from '#core/server/identity/removed-identities.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { Logger } from '#core/server/observability/logger.ts';
import type { DeletionObstacle } from '../contract/endpoints.ts';
import type { PersonalData } from '../contract/personal-data.ts';
import { type DeletionPlan, deleteAccountContract, getDeletionPlanContract } from '../contract/schemas.ts';
import { deletedNotice } from './account-notices.ts';
import { accountDeleted } from './audit-actions.ts';
import type { IdentityRemoval } from './identity-removal.ts';

// How long a password entry still counts as consent to the deletion.
const RECENT_MS = 5 * 60_000;

const REFUSALS: Readonly<Record<DeletionObstacle, string>> = { demo: 'account.demo', 'last-admin': 'account.last-admin' };

interface AccountDeletionDependencies {
  readonly db: Database;
  readonly config: ServerConfig;
  readonly removal: IdentityRemoval;
  readonly keepers: () => readonly Contribution<PersonalData>[];
  readonly raise: RaiseNotice;
  readonly log: Logger;
  readonly now: () => Date;
}

/** The user who leaves. */
export type DeletionCall = Pick<CallContext<'authenticated'>, 'actor' | 'signedInAt' | 'audit'>;

/**
 * Deletes accounts: first everything on this server in one transaction, then the identity at the provider. If the provider fails, a job
 * from the same transaction retries; until it succeeds, this server refuses the identity.
 */
export class AccountDeletion {
  readonly #dependencies: AccountDeletionDependencies;

  constructor(dependencies: AccountDeletionDependencies) {
    this.#dependencies = dependencies;
  }

  async plan(actor: Actor): Promise<DeletionPlan> {
    const obstacle = await this.#obstacle(this.#dependencies.db, actor);
    if (obstacle !== null) return { obstacle, items: [] };
    const lists = await Promise.all(this.#dependencies.keepers().map(({ value }) => value.listOf(actor.userId)));
    return { obstacle, items: lists.flat() };
  }

  /** A missing account is not an error: of several simultaneous deletions, the first one deletes it. */
  async delete({ actor, signedInAt, audit }: DeletionCall): Promise<void> {
    const { db, keepers, log, now, removal } = this.#dependencies;
    if (now().getTime() - signedInAt.getTime() > RECENT_MS) throw new ApiFault('account.sign-in-again');
    const uid = await inTransaction(db, async (within, transaction) => {
      await lockFullAdmins(within);
      if (!(await lockUser(within, actor.userId))) return undefined;
      const obstacle = await this.#obstacle(within, actor);
      if (obstacle !== null) throw new ApiFault(REFUSALS[obstacle]);
      for (const { value } of keepers()) await value.remove(transaction, actor.userId);
      const removed = await new RemovedIdentities(within, now).remove(actor.userId);
      await audit(transaction, accountDeleted, { subjectId: actor.userId });
      if (removed !== undefined) await this.#tell(transaction, actor);
      if (removed !== undefined) await removal.addLater(transaction, removed);
      return removed;
    });
    if (uid === undefined) return;
    // The account is deleted here even if the provider fails. The job then tries again, or finds the identity deleted.
    await removal
      .now(uid)
      .catch((error: unknown) => log.warn({ err: error }, 'The identity provider did not delete an account. A job retries the deletion.'));
  }

  /** The user is gone, so that the address belongs to nobody, and only a mail tells it. Only the owner could confirm the address. */
  async #tell(transaction: Transaction, { userId, email, emailVerified, locale }: Actor): Promise<void> {
    if (emailVerified !== true) return;
    await this.#dependencies.raise(transaction, deletedNotice, { to: { address: email, locale }, about: userId, params: {} });
  }

  async #obstacle(db: Database, { email, userId }: Actor): Promise<DeletionObstacle | null> {
    if (demoAccountsAllowed(this.#dependencies.config) && DEMO_ACCOUNTS.some((demo) => demo.email === email)) return 'demo';
    return isLastFullAdmin(await fullAdmins(db), userId) ? 'last-admin' : null;
  }
}

/** Locks the user's row, so that deletions of one account run one after another. Returns whether the user still exists. */
async function lockUser(db: Database, userId: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()) !== undefined;
}

export function deletionHandlers(deletion: AccountDeletion): readonly Handler[] {
  return [
    handle(getDeletionPlanContract, {
      policy: 'authenticated',
      whileSuspended: true,
      whileViewing: false,
      run: ({ actor }) => deletion.plan(actor),
    }),
    handle(deleteAccountContract, {
      policy: 'authenticated',
      whileSuspended: true,
      refusals: ['account.sign-in-again', 'account.demo', 'account.last-admin'],
      run: async (call) => {
        await deletion.delete(call);
        return undefined;
      },
    }),
  ];
}
