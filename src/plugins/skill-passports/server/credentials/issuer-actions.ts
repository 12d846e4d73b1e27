import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { IssuedCredential } from '../../contract/credential-schemas.ts';
import type { CredentialAction } from '../../contract/credential-states.ts';
import type { Evidence } from '../../contract/schemas.ts';
import { credentialChanged } from '../audit-actions.ts';
import { actingSide, type Team } from '../issuers/acting-side.ts';
import { issuerOf } from '../issuers/company-of.ts';
import type { IssuerRow } from '../issuers/issuer-mapping.ts';
import { lockedIssuer } from '../issuers/locked-issuer.ts';
import type { PassportNews } from '../notices/passport-news.ts';
import type { PassportDatabase, PassportTransaction } from '../passport-tables.ts';
import { act, demandAction, lockedCredential } from './credential-actions.ts';
import { readIssued } from './issued-list.ts';
import { demandQuota } from './offer-quota.ts';
import { activeEdition } from './offers.ts';
import type { CredentialRow } from './sign-credential.ts';

interface IssuerActionsDependencies {
  readonly db: PassportDatabase;
  readonly companies: Team;
  readonly news: Pick<PassportNews, 'changed'>;
  readonly now: () => Date;
  readonly signLists: (transaction: Transaction, issuerId: string) => Promise<void>;
}

interface ActingPerson {
  readonly actor: Actor;
  readonly audit: RecordAudit;
}

/** What a member of the company or an administrator does with a credential. */
export interface IssuerAction {
  readonly action: Extract<CredentialAction, 'offer' | 'refuse' | 'suspend' | 'resume' | 'revoke'>;
  readonly version: number;
  readonly reason: string;
  readonly evidence?: readonly Evidence[];
  readonly result?: string;
}

/** What companies and administrators do with credentials and requests. */
export class IssuerActions {
  readonly #dependencies: IssuerActionsDependencies;

  constructor(dependencies: IssuerActionsDependencies) {
    this.#dependencies = dependencies;
  }

  async act(
    { actor, audit }: ActingPerson,
    id: string,
    { action, version, reason, evidence, result }: IssuerAction,
  ): Promise<IssuedCredential> {
    const { db, companies, news, now, signLists } = this.#dependencies;
    const found = await issuerOf(db, 'credentials', id);
    const by = await actingSide(companies, actor, found?.companyId, 'issue');
    await inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const { row, issuer } = await lockedWithIssuer(own, id);
      demandAction(row, { action, by, version });
      const at = now();
      const edition = action === 'offer' ? { achievement_version: await demandOffer(own, { row, issuer, at }) } : {};
      const change = { ...edition, ...(evidence && { evidence }), ...(result !== undefined && { result }) };
      const changed = await act(own, row, { action, by, actorId: actor.userId, version, reason, at, change });
      if (action === 'revoke') await signLists(transaction, issuer.id);
      await news.changed(transaction, changed, { action, reason }, actor);
      if (by === 'admin') {
        const changes = { status: [row.status, changed.status], reason: [row.reason, reason] } as const;
        await audit(transaction, credentialChanged, { subjectId: id, changes });
      }
    });
    return readIssued(db, id, by);
  }
}

interface AskedOffer {
  readonly row: CredentialRow;
  readonly issuer: IssuerRow;
  readonly at: Date;
}

/** Demands that the issuer may offer what a candidate asked for. Resolves with the edition that is offered. */
async function demandOffer(own: PassportTransaction, { row, issuer, at }: AskedOffer): Promise<number> {
  if (issuer.status !== 'trusted') throw new ApiFault('skill-passports.not-trusted');
  const edition = await activeEdition(own, row.achievement_id);
  await demandQuota(own, issuer.id, at);
  return edition;
}

/** The issuer is locked first, as in all transactions of its credentials. */
async function lockedWithIssuer(own: PassportTransaction, id: string): Promise<{ row: CredentialRow; issuer: IssuerRow }> {
  const found = await own.selectFrom('credentials').select('issuer_id').where('id', '=', id).executeTakeFirst();
  const issuer = found && (await lockedIssuer(own, found.issuer_id));
  const row = await lockedCredential(own, id);
  if (issuer === undefined || row === undefined) throw new ApiFault('not-found');
  return { row, issuer };
}
