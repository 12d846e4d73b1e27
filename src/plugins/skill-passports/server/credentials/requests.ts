import { v7 as uuid } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { MOST_REQUESTS } from '../../contract/limits.ts';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import type { Evidence } from '../../contract/schemas.ts';
import type { PassportNews } from '../notices/passport-news.ts';
import type { PassportDatabase, PassportTransaction } from '../passport-tables.ts';
import { recordAction } from './credential-rows.ts';
import type { OwnCredentials } from './own-credentials.ts';

interface RequestsDependencies {
  readonly db: PassportDatabase;
  readonly own: OwnCredentials;
  readonly news: Pick<PassportNews, 'requested'>;
  readonly now: () => Date;
}

/** What a candidate asks for. */
export interface NewRequest {
  readonly achievementId: string;
  readonly note: string;
  readonly evidence: readonly Evidence[];
}

/** What candidates ask of trusted issuers. */
export class Requests {
  readonly #dependencies: RequestsDependencies;

  constructor(dependencies: RequestsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Requests of one candidate wait for each other, so that the limit holds. */
  async add(actor: Actor, { achievementId, note, evidence }: NewRequest): Promise<OwnCredential> {
    const { db, news, own: credentials, now } = this.#dependencies;
    const id = uuid();
    await inTransaction(db, async (own, transaction) => {
      await own.selectFrom('users').select('id').where('id', '=', actor.userId).forNoKeyUpdate().execute();
      await lockActor(transaction, actor);
      const offered = await offeredAchievement(own, achievementId);
      if (offered === undefined) throw new ApiFault('not-found');
      if ((await openRequests(own, actor.userId, offered.issuer_id)) >= MOST_REQUESTS) {
        throw new ApiFault('skill-passports.too-many-requests');
      }
      const at = now();
      await own
        .insertInto('credentials')
        .values({
          ...{ id, issuer_id: offered.issuer_id, achievement_id: achievementId, achievement_version: offered.latest },
          ...{ recipient_id: actor.userId, status: 'requested', note, result: '', reason: '' },
          ...{ evidence: JSON.stringify(evidence), created_at: at, updated_at: at },
        })
        .execute();
      await recordAction(own, {
        credentialId: id,
        version: 1,
        action: 'request',
        side: 'recipient',
        actorId: actor.userId,
        reason: '',
        at,
      });
      await news.requested(transaction, { id: offered.issuer_id, company_id: offered.company_id }, actor);
    });
    return credentials.read(actor, id);
  }
}

/** An active achievement of a trusted issuer. */
async function offeredAchievement(own: PassportTransaction, id: string) {
  return own
    .selectFrom('achievements')
    .innerJoin('credential_issuers as issuer', 'issuer.id', 'achievements.issuer_id')
    .select(['achievements.issuer_id', 'achievements.latest', 'issuer.company_id'])
    .where('achievements.id', '=', id)
    .where('achievements.status', '=', 'active')
    .where('issuer.status', '=', 'trusted')
    .executeTakeFirst();
}

async function openRequests(own: PassportTransaction, candidateId: string, issuerId: string): Promise<number> {
  const requests = own.selectFrom('credentials').select(({ fn }) => fn.countAll<number>().as('count'));
  const open = requests.where('recipient_id', '=', candidateId).where('issuer_id', '=', issuerId).where('status', '=', 'requested');
  return (await open.executeTakeFirstOrThrow()).count;
}
