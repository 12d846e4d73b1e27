import type { Actor } from '#core/contract/actor.ts';
import { issueAt } from '#core/contract/errors.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { passportIssues } from '../../contract/issues.ts';
import { MOST_KEYS } from '../../contract/limits.ts';
import type { IssuerKey } from '../../contract/schemas.ts';
import { keyCompromised } from '../audit-actions.ts';
import type { IssuerKeys } from '../keys/issuer-keys.ts';
import type { PassportDatabase, PassportTransaction } from '../passport-tables.ts';
import { actingSide, demandRight, type Team } from './acting-side.ts';
import { companyOfIssuer } from './company-of.ts';
import { lockedIssuer } from './locked-issuer.ts';

/** Clocks of two computers differ. This much of the future counts as now. */
const LEEWAY_MS = 90_000;

interface KeyChangesDependencies {
  readonly db: PassportDatabase;
  readonly companies: Team;
  readonly keys: Pick<IssuerKeys, 'create' | 'markCompromised'>;
  readonly signLists: (transaction: Transaction, issuerId: string) => Promise<void>;
  readonly now: () => Date;
}

interface ActingPerson {
  readonly actor: Actor;
  readonly audit: RecordAudit;
}

interface StolenKey {
  readonly issuerId: string;
  readonly keyId: string;
  /** Since when the key is known to others. */
  readonly from: Date;
}

/** New and stolen keys of issuers. After each change, the lists of the issuer are signed anew. */
export class KeyChanges {
  readonly #dependencies: KeyChangesDependencies;

  constructor(dependencies: KeyChangesDependencies) {
    this.#dependencies = dependencies;
  }

  /** Makes a new key. The active one retires. @throws ApiFault not-found, skill-passports.not-trusted, skill-passports.keys-full */
  async create(actor: Actor, issuerId: string): Promise<IssuerKey> {
    const { db, companies, keys, signLists } = this.#dependencies;
    await demandRight(companies, actor, await companyOfIssuer(db, issuerId), 'own');
    return inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const issuer = await lockedIssuer(own, issuerId);
      if (issuer === undefined) throw new ApiFault('not-found');
      if (issuer.status !== 'trusted') throw new ApiFault('skill-passports.not-trusted');
      await demandRoom(own, issuerId);
      const key = await keys.create(own, issuer);
      await signLists(transaction, issuerId);
      return key;
    });
  }

  /** @throws ApiFault not-found, conflict for a key that was marked before, invalid for a time in the future */
  async markCompromised({ actor, audit }: ActingPerson, { issuerId, keyId, from }: StolenKey): Promise<IssuerKey> {
    const { db, companies, keys, signLists, now } = this.#dependencies;
    const side = await actingSide(companies, actor, await companyOfIssuer(db, issuerId), 'own');
    return inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      await lockedIssuer(own, issuerId);
      const { before, key } = await keys.markCompromised(own, { issuerId, keyId, from: pastInstant(from, now()) });
      await signLists(transaction, issuerId);
      if (side === 'admin') {
        const changes = { status: [before, key.state], from: [null, key.compromisedFrom] } as const;
        await audit(transaction, keyCompromised, { subjectId: keyId, changes });
      }
      return key;
    });
  }
}

function pastInstant(from: Date, now: Date): Date {
  if (from.getTime() <= now.getTime() + LEEWAY_MS) return from < now ? from : now;
  throw new ApiFault('invalid', [issueAt('from', passportIssues['skill-passports.in-future'])]);
}

/** The issuer must be locked. @throws ApiFault skill-passports.keys-full */
async function demandRoom(own: PassportTransaction, issuerId: string): Promise<void> {
  const { count } = await own
    .selectFrom('issuer_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issuer_id', '=', issuerId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_KEYS) throw new ApiFault('skill-passports.keys-full');
}
