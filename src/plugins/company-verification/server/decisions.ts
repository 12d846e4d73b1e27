import type { RequiredAbility } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import type { VerificationDecision, WaitingVerifications } from '../contract/schemas.ts';
import type { DecisionReason } from '../contract/verification.ts';
import { verificationDecided, verificationUndone } from './audit-actions.ts';
import { withLocked } from './locked-verification.ts';
import { beforeOf, restored } from './undone-decision.ts';
import type { VerificationRow } from './verification-tables.ts';
import type { VerificationsDependencies } from './verifications.ts';
import { countWaiting } from './waiting-verifications.ts';
import { writeState } from './write-verification.ts';

type Decider = Pick<CallContext<RequiredAbility>, 'actor' | 'audit'>;

/** What administrators decide about verifications. */
export class Decisions {
  readonly #dependencies: VerificationsDependencies;

  constructor(dependencies: VerificationsDependencies) {
    this.#dependencies = dependencies;
  }

  waiting(): Promise<WaitingVerifications> {
    return countWaiting(this.#dependencies.db);
  }

  /** @throws ApiFault not-found, conflict */
  async decide({ actor, audit }: Decider, companyId: string, decision: VerificationDecision): Promise<void> {
    const { outcome, note, version } = decision;
    const reasons: readonly DecisionReason[] = decision.outcome === 'verified' ? [] : decision.reasons;
    await withLocked(this.#dependencies, companyId, async (locked) => {
      const { transaction, company, row } = locked;
      if (row === undefined || row.version !== version || !isOpen(row, outcome)) throw new ApiFault('conflict');
      // What an administrator ended, no address and no record brings back.
      const needs_papers = outcome === 'revoked' || (outcome === 'declined' && (row.needs_papers || reasons.includes('suspected-fraud')));
      const changes = { reasons: [...new Set(reasons)], note, needs_papers, decided_by: actor.userId, before: beforeOf(row) };
      const written = await writeState(this.#dependencies, { ...locked, row }, outcome, changes, {
        what: outcome,
        by: actor.userId,
        ...(reasons.length > 0 && { details: { reasons: reasons.join(' ') } }),
      });
      await audit(transaction, verificationDecided, {
        subjectId: companyId,
        changes: {
          state: [row.state, outcome],
          reasons: [row.reasons.join(' '), reasons.join(' ')],
          note: [row.note, note],
        },
      });
      await this.#dependencies.news.decided(transaction, company, { outcome, by: actor.userId, version: written.version });
    });
  }

  /** @throws ApiFault not-found, conflict */
  async undo({ actor, audit }: Decider, companyId: string, version: number): Promise<void> {
    await withLocked(this.#dependencies, companyId, async (locked) => {
      const { transaction, own, row } = locked;
      const isOwn = row?.version === version && row.decided_by === actor.userId;
      const before = isOwn ? await restored(own, row, this.#dependencies.now()) : undefined;
      if (row === undefined || before === undefined) throw new ApiFault('conflict');
      await writeState(this.#dependencies, { ...locked, row }, before.state, before, { what: 'undone', by: actor.userId });
      await audit(transaction, verificationUndone, { subjectId: companyId, changes: { state: [row.state, before.state] } });
      if (before.state === 'pending') await this.#dependencies.news.waits(transaction);
    });
  }
}

/** Papers that wait are verified or declined. A verified company, by whatever way, is revoked. */
function isOpen({ state, way }: VerificationRow, outcome: VerificationDecision['outcome']): boolean {
  return outcome === 'revoked' ? state === 'verified' : state === 'pending' && way === 'papers';
}
