import { v7 as uuid } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import { issueAt } from '#core/contract/errors.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { ApplicantAccess } from '#plugins/applications/contract/application-directory.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { OfferedTo } from '../../contract/credential-endpoints.ts';
import type { IssuedCredential } from '../../contract/credential-schemas.ts';
import { stateAfter } from '../../contract/credential-states.ts';
import { passportIssues } from '../../contract/issues.ts';
import type { Evidence } from '../../contract/schemas.ts';
import { demandRight, type Team } from '../issuers/acting-side.ts';
import { issuerOf } from '../issuers/company-of.ts';
import type { IssuerRow } from '../issuers/issuer-mapping.ts';
import { lockedIssuer } from '../issuers/locked-issuer.ts';
import type { PassportNews } from '../notices/passport-news.ts';
import type { PassportDatabase, PassportTransaction } from '../passport-tables.ts';
import { lockedCredential } from './credential-actions.ts';
import { recordAction } from './credential-rows.ts';
import { readIssued } from './issued-list.ts';
import { demandFewOpen, demandQuota } from './offer-quota.ts';

interface OffersDependencies {
  readonly db: PassportDatabase;
  readonly companies: Team & Pick<CompanyDirectory, 'companiesOf'>;
  readonly applicants: ApplicantAccess;
  readonly news: Pick<PassportNews, 'offered'>;
  readonly now: () => Date;
}

export interface NewOffer {
  readonly to: OfferedTo;
  readonly evidence: readonly Evidence[];
  readonly result: string;
}

/** The columns of an offer that say to whom it goes. */
interface Addressee {
  readonly recipient_id: string | null;
  readonly offered_to: string | null;
  readonly renews_id: string | null;
}

/** What companies offer. */
export class Offers {
  readonly #dependencies: OffersDependencies;

  constructor(dependencies: OffersDependencies) {
    this.#dependencies = dependencies;
  }

  /** Offers a credential. Nothing in the answer tells whether a user has the address. */
  async add(actor: Actor, achievementId: string, { to, evidence, result }: NewOffer): Promise<IssuedCredential> {
    const { db, companies, news, now } = this.#dependencies;
    const id = uuid();
    const found = await issuerOf(db, 'achievements', achievementId);
    await demandRight(companies, actor, found?.companyId, 'issue');
    await inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      if ('candidateId' in to) await this.#demandApplicant(transaction, actor, to.candidateId);
      // Offers at the same time wait for each other.
      const issuer = await demandTrusted(own, found?.issuerId ?? '');
      const latest = await activeEdition(own, achievementId);
      const addressee = await addresseeOf(own, issuer.id, to);
      const at = now();
      await demandQuota(own, issuer.id, at);
      await demandFewOpen(own, issuer.id, addressee, at);
      await own
        .insertInto('credentials')
        .values({
          ...{ id, issuer_id: issuer.id, achievement_id: achievementId, achievement_version: latest, ...addressee },
          ...{ status: 'offered', note: '', result, reason: '', evidence: JSON.stringify(evidence), created_at: at, updated_at: at },
        })
        .execute();
      await recordAction(own, { credentialId: id, version: 1, action: 'offer', side: 'issuer', actorId: actor.userId, reason: '', at });
      await news.offered(transaction, { id, ...addressee }, actor);
    });
    return readIssued(db, id, 'issuer');
  }

  async #demandApplicant(transaction: Transaction, { userId }: Actor, candidateId: string): Promise<void> {
    const companies = await this.#dependencies.companies.companiesOf(userId);
    if ((await this.#dependencies.applicants.appliedPostings(transaction, candidateId, companies)).length > 0) return;
    throw new ApiFault('invalid', [issueAt('to.candidateId', passportIssues['skill-passports.no-applicant'])]);
  }
}

/** The issuer, locked. */
async function demandTrusted(own: PassportTransaction, issuerId: string): Promise<IssuerRow> {
  const issuer = await lockedIssuer(own, issuerId);
  if (issuer === undefined) throw new ApiFault('not-found');
  if (issuer.status !== 'trusted') throw new ApiFault('skill-passports.not-trusted');
  return issuer;
}

async function addresseeOf(own: PassportTransaction, issuerId: string, to: OfferedTo): Promise<Addressee> {
  const none = { recipient_id: null, offered_to: null, renews_id: null };
  if ('email' in to) return { ...none, offered_to: to.email.toLowerCase() };
  if ('candidateId' in to) return { ...none, recipient_id: to.candidateId };
  return { ...none, renews_id: to.renews, recipient_id: await recipientOfRenewed(own, issuerId, to.renews) };
}

/**
 * The number of the newest texts of an achievement. The row is locked, so it is not retired before the transaction ends.
 *
 * @throws ApiFault skill-passports.not-offered for an achievement that is not active
 */
export async function activeEdition(own: PassportTransaction, achievementId: string): Promise<number> {
  const achievement = own.selectFrom('achievements').select(['latest', 'status']).where('id', '=', achievementId);
  const found = await achievement.forShare().executeTakeFirstOrThrow();
  if (found.status !== 'active') throw new ApiFault('skill-passports.not-offered');
  return found.latest;
}

/** @throws ApiFault not-found for a credential of another issuer, skill-passports.action-not-allowed for one that cannot be renewed now */
async function recipientOfRenewed(own: PassportTransaction, issuerId: string, id: string): Promise<string> {
  const row = await lockedCredential(own, id);
  if (row?.issuer_id !== issuerId) throw new ApiFault('not-found');
  const open = own.selectFrom('credentials').select('id').where('renews_id', '=', id).where('status', '=', 'offered');
  const isRenewable = stateAfter(row.status, 'supersede', 'issuer') !== undefined && row.recipient_id !== null;
  if (row.recipient_id === null || !isRenewable || (await open.executeTakeFirst()) !== undefined) {
    throw new ApiFault('skill-passports.action-not-allowed');
  }
  return row.recipient_id;
}
