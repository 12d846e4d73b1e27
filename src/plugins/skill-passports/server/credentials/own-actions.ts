import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { stateAfter } from '../../contract/credential-states.ts';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import type { IssuerRow } from '../issuers/issuer-mapping.ts';
import type { IssuerKeys } from '../keys/issuer-keys.ts';
import type { PassportNews } from '../notices/passport-news.ts';
import type { PassportDatabase, PassportTransaction } from '../passport-tables.ts';
import { type StatusPlace, takePlace } from '../status/status-lists.ts';
import { act, demandAction, lockedCredential } from './credential-actions.ts';
import { shownRows } from './credential-rows.ts';
import { lockedHeld } from './held-credentials.ts';
import type { OwnCredentials } from './own-credentials.ts';
import { type CredentialRow, type SignedColumns, signCredential } from './sign-credential.ts';

interface OwnActionsDependencies {
  readonly db: PassportDatabase;
  readonly keys: Pick<IssuerKeys, 'signingKey'>;
  readonly own: OwnCredentials;
  readonly news: Pick<PassportNews, 'answered'>;
  readonly now: () => Date;
  /** Signs the changed lists soon after the transaction. */
  readonly signLists: (transaction: Transaction, issuerId: string) => Promise<void>;
}

interface OpenOffer {
  readonly row: CredentialRow;
  readonly issuer: IssuerRow;
  readonly at: Date;
  readonly place: StatusPlace;
}

/** What candidates do with offers. An offer to an address becomes theirs with the first action. */
export class OwnActions {
  readonly #dependencies: OwnActionsDependencies;

  constructor(dependencies: OwnActionsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Signs the offer in the transaction that accepts it, so that of twenty at once one signs. */
  async accept(actor: Actor, id: string, version: number): Promise<OwnCredential> {
    const { db, news, own: credentials, now, signLists } = this.#dependencies;
    await inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const at = now();
      const { row, issuer } = await lockedHeld(own, { actor, now: at, id });
      const action = { action: 'accept', by: 'recipient', version } as const;
      demandAction(row, action);
      if (issuer.status !== 'trusted') throw new ApiFault('skill-passports.not-trusted');
      const email = await confirmedAddress(own, actor);
      const place = await takePlace(own, issuer.id, at);
      const change = { ...(await this.#sign(own, { row, issuer, at, place }, email)), recipient_id: actor.userId };
      await act(own, row, { ...action, actorId: actor.userId, reason: '', at, change });
      if (row.renews_id !== null) await supersede(own, row.renews_id, at);
      // No bit of another list changes.
      if (place.isInNewList) await signLists(transaction, issuer.id);
      await news.answered(transaction, 'accepted', { achievementId: row.achievement_id, companyId: issuer.company_id }, actor);
    });
    return credentials.read(actor, id);
  }

  async decline(actor: Actor, id: string, version: number): Promise<OwnCredential> {
    const { db, news, own: credentials, now } = this.#dependencies;
    await inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const at = now();
      const { row, issuer } = await lockedHeld(own, { actor, now: at, id });
      const change = { recipient_id: actor.userId };
      await act(own, row, { action: 'decline', by: 'recipient', version, actorId: actor.userId, reason: '', at, change });
      await news.answered(transaction, 'declined', { achievementId: row.achievement_id, companyId: issuer.company_id }, actor);
    });
    return credentials.read(actor, id);
  }

  /** Hides a credential from the passport, or shows it again. It stays valid. */
  async hide(actor: Actor, id: string, isHidden: boolean): Promise<OwnCredential> {
    const { db, own: credentials, now } = this.#dependencies;
    await inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      await lockedHeld(own, { actor, now: now(), id });
      await own.updateTable('credentials').set({ is_hidden: isHidden, recipient_id: actor.userId }).where('id', '=', id).execute();
    });
    return credentials.read(actor, id);
  }

  async #sign(own: PassportTransaction, { row, issuer, at, place }: OpenOffer, email: string): Promise<SignedColumns> {
    const { achievement } = await shownRows(own).where('credentials.id', '=', row.id).executeTakeFirstOrThrow();
    const key = await this.#dependencies.keys.signingKey(own, issuer.id);
    return signCredential({ row, issuer, achievement, email, place, at }, key);
  }
}

/** The address that the credential names. `lockActor` keeps it as it is until the transaction ends. */
async function confirmedAddress(own: PassportTransaction, { userId }: Actor): Promise<string> {
  const user = await own.selectFrom('users').select(['email', 'email_verified']).where('id', '=', userId).executeTakeFirst();
  if (user?.email_verified !== true) throw new ApiFault('skill-passports.address-not-confirmed');
  return user.email;
}

/** The credential whose place the accepted offer takes. One that was revoked meanwhile stays revoked. */
async function supersede(own: PassportTransaction, id: string, at: Date): Promise<void> {
  const row = await lockedCredential(own, id);
  if (row === undefined || stateAfter(row.status, 'supersede', 'issuer') === undefined) return;
  await act(own, row, { action: 'supersede', by: 'issuer', actorId: null, version: row.version, reason: '', at });
}
