import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { excerpt } from '#core/server/notices/excerpt.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { CredentialAction, RevokeReason } from '../../contract/credential-states.ts';
import { REVOKE_REASONS } from '../../contract/credential-states.ts';
import type { IssuerState } from '../../contract/issuer.ts';
import type { CredentialsTable } from '../passport-tables.ts';
import type { CredentialNotices } from './credential-notices.ts';
import type { IssuerNotices } from './issuer-notices.ts';

interface NewsDependencies {
  readonly notices: CredentialNotices & IssuerNotices;
  readonly raise: RaiseNotice;
  readonly companies: Pick<CompanyDirectory, 'issuersOf'>;
}

/** An offer and whom it reaches. */
export type TellableOffer = Pick<CredentialsTable, 'id' | 'recipient_id' | 'offered_to'>;

interface ToldAction {
  readonly action: CredentialAction;
  readonly reason: string;
}

/** An issuer and its company. */
export interface TellableIssuer {
  readonly id: string;
  readonly company_id: string;
}

/** Tells candidates, members of companies and administrators what happens to credentials. */
export class PassportNews {
  readonly #dependencies: NewsDependencies;

  constructor(dependencies: NewsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Tells the recipient of an offer. The owner of an address without an account gets a mail in the language of the member who offers. */
  async offered(transaction: Transaction, offer: TellableOffer, { userId, locale }: Actor): Promise<void> {
    const { notices, raise } = this.#dependencies;
    const { id, recipient_id: recipient, offered_to: address } = offer;
    const event = { about: id, params: { credentialId: id }, by: userId };
    if (recipient !== null) await raise(transaction, notices.offered, { ...event, to: { users: [recipient] } });
    else if (address !== null) await raise(transaction, notices.offered, { ...event, to: { address, locale } });
  }

  /** Tells the recipient what the issuer or an administrator did. */
  async changed(transaction: Transaction, credential: TellableOffer, { action, reason }: ToldAction, actor: Actor): Promise<void> {
    const { notices, raise } = this.#dependencies;
    const { id, recipient_id: recipient } = credential;
    if (action === 'offer') return this.offered(transaction, credential, actor);
    if (recipient === null) return;
    const event = { to: { users: [recipient] }, about: id, by: actor.userId };
    const params = { credentialId: id, reason: excerpt(reason) };
    if (action === 'refuse') await raise(transaction, notices.refused, { ...event, params });
    if (action === 'suspend')
      await raise(transaction, notices.suspended, { ...event, params: { ...params, isSuspended: true }, from: 'resumed' });
    if (action === 'resume')
      await raise(transaction, notices.suspended, { ...event, params: { ...params, isSuspended: false }, from: 'suspended' });
    if (action === 'revoke' && isRevokeReason(reason))
      await raise(transaction, notices.revoked, { ...event, params: { credentialId: id, reason } });
  }

  /** Tells the company that a candidate asks for a credential. */
  async requested(transaction: Transaction, { id, company_id: companyId }: TellableIssuer, { userId }: Actor): Promise<void> {
    const { notices, raise } = this.#dependencies;
    const to = { users: await this.#dependencies.companies.issuersOf(transaction, companyId) };
    await raise(transaction, notices.requested, { to, about: id, params: { issuerId: id, companyId }, by: userId });
  }

  /** Tells the company that the recipient accepted or declined an offer. */
  async answered(
    transaction: Transaction,
    answer: 'accepted' | 'declined',
    { achievementId, companyId }: { readonly achievementId: string; readonly companyId: string },
    { userId }: Actor,
  ): Promise<void> {
    const { notices, raise, companies } = this.#dependencies;
    const to = { users: await companies.issuersOf(transaction, companyId) };
    await raise(transaction, notices[answer], { to, about: achievementId, params: { achievementId, companyId }, by: userId });
  }

  /** Tells the company what an administrator decided. */
  async decided(
    transaction: Transaction,
    { id, company_id: companyId }: TellableIssuer,
    { to, reason }: { readonly to: Exclude<IssuerState, 'pending'>; readonly reason: string },
    { userId }: Actor,
  ): Promise<void> {
    const { notices, raise, companies } = this.#dependencies;
    const users = await companies.issuersOf(transaction, companyId);
    const params = { issuerId: id, companyId, to, reason: excerpt(reason) };
    await raise(transaction, notices.issuerDecided, { to: { users }, about: id, params, by: userId });
  }

  /** Tells the administrators that a company waits for their decision. */
  async asks(transaction: Transaction, { userId }: Actor): Promise<void> {
    const { notices, raise } = this.#dependencies;
    await raise(transaction, notices.issuerAsks, { to: { duty: 'passports' }, about: 'issuers', params: {}, by: userId });
  }
}

function isRevokeReason(reason: string): reason is RevokeReason {
  return REVOKE_REASONS.some((each) => each === reason);
}
