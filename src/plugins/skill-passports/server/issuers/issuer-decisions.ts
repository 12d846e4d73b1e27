import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { IssuerDecision } from '../../contract/issuer.ts';
import type { Issuer } from '../../contract/schemas.ts';
import { issuerDecided } from '../audit-actions.ts';
import type { IssuerKeys } from '../keys/issuer-keys.ts';
import type { PassportNews } from '../notices/passport-news.ts';
import type { PassportDatabase } from '../passport-tables.ts';
import { type IssuerRow, toIssuer } from './issuer-mapping.ts';
import { issuerNameKey } from './issuer-name-key.ts';
import { lockedIssuer } from './locked-issuer.ts';

interface IssuerDecisionsParts {
  readonly db: PassportDatabase;
  readonly keys: Pick<IssuerKeys, 'hasActive' | 'create'>;
  readonly news: Pick<PassportNews, 'decided'>;
  readonly signLists: (transaction: Transaction, issuerId: string) => Promise<void>;
  readonly now: () => Date;
}

interface Decider {
  readonly actor: Actor;
  readonly audit: RecordAudit;
}

/** What administrators decide about issuers. */
export class IssuerDecisions {
  readonly #parts: IssuerDecisionsParts;

  constructor(parts: IssuerDecisionsParts) {
    this.#parts = parts;
  }

  /** Trusts or suspends an issuer. A trusted issuer gets the name for which it asked, and a key when none signs for it. */
  async decide({ actor, audit }: Decider, issuerId: string, decision: IssuerDecision): Promise<Issuer> {
    const { db, keys, news, signLists, now } = this.#parts;
    return inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const before = await lockedIssuer(own, issuerId);
      if (before === undefined) throw new ApiFault('not-found');
      demandOpen(before, decision);
      const name = decision.to === 'trusted' ? (before.asked_name ?? before.name) : before.name;
      const reason = decision.to === 'suspended' ? decision.reason : '';
      const names = { name, asked_name: null };
      const change = { ...names, name_key: issuerNameKey(names), status: decision.to, reason, decided_by: actor.userId, decided_at: now() };
      const changed = { ...change, version: before.version + 1 };
      await own.updateTable('credential_issuers').set(changed).where('id', '=', issuerId).execute();
      if (decision.to === 'trusted' && !(await keys.hasActive(own, issuerId))) {
        await keys.create(own, before);
        await signLists(transaction, issuerId);
      }
      const changes = {
        status: [before.status, decision.to],
        name: [before.name, name],
        reason: [before.reason, reason],
      } as const;
      await audit(transaction, issuerDecided, { subjectId: issuerId, changes });
      await news.decided(transaction, before, { to: decision.to, reason }, actor);
      return toIssuer({ ...before, ...changed });
    });
  }
}

/** An issuer that asked for another name waits for a decision, also when its state stays. */
function demandOpen(issuer: IssuerRow, { to, version }: IssuerDecision): void {
  if (issuer.version !== version) throw new ApiFault('conflict');
  if (issuer.status === to && issuer.asked_name === null) throw new ApiFault('conflict');
}
