import { v7 as uuid } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import { issueAt } from '#core/contract/errors.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { ApplicantAccess } from '#plugins/applications/contract/application-directory.ts';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import type { NewInvitation, SentInvitation } from '../../contract/invitation-schemas.ts';
import { MOST_INVITATIONS } from '../../contract/invitations.ts';
import { candidateIssues } from '../../contract/issues.ts';
import type { CandidateDatabase, CandidateTransaction } from '../candidate-tables.ts';
import { raiseCount, secondsToNextDay } from '../contacts/daily-counts.ts';
import type { Visibility } from '../visibility/visibility.ts';
import type { Viewer } from '../visibility/visible-to.ts';
import type { InvitationNotices } from './invitation-notices.ts';

/** The most invitations in the list of a company. */
const MOST_LISTED = 100;

interface SentInvitationsDependencies {
  readonly db: CandidateDatabase;
  readonly visibility: Pick<Visibility, 'viewer' | 'viewerFor' | 'isSeenIn' | 'mayView'>;
  readonly applicants: Pick<ApplicantAccess, 'appliedPostings'>;
  readonly postings: Pick<PostingDirectory, 'stateOf' | 'lockedState' | 'cards'>;
  readonly now: () => Date;
  readonly notices: Pick<InvitationNotices, 'invited'>;
  readonly raise: RaiseNotice;
}

/** An employer who invites. */
interface Sender {
  readonly actor: Actor;
  readonly abilities: Abilities;
}

/** Companies invite candidates to apply. */
export class SentInvitations {
  readonly #dependencies: SentInvitationsDependencies;

  constructor(dependencies: SentInvitationsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault not-found, invalid, candidate.already-applied, candidate.already-invited, candidate.too-many-invitations */
  async invite(sender: Sender, candidateId: string, { jobId, message }: NewInvitation): Promise<SentInvitation> {
    const { db, postings, now } = this.#dependencies;
    const viewer = await this.#dependencies.visibility.viewer(sender.actor.userId);
    const forCompany = await this.#viewerForCompany(viewer, jobId);
    const sent = { id: uuid(), job_id: jobId, state: 'open', sent_at: now() } as const;
    await inTransaction(db, async (own, transaction) => {
      await lockActor(transaction, sender.actor);
      await this.#demandSeen(own, transaction, { ...sender, viewer }, candidateId);
      const companyId = await this.#companyOf(transaction, forCompany, jobId);
      // Another company of the sender may see more, for example because it is verified.
      if (!(await this.#dependencies.visibility.isSeenIn(transaction, forCompany, candidateId))) {
        throw new ApiFault('invalid', [issueAt('jobId', candidateIssues['candidate.not-for-company'])]);
      }
      const applied = await this.#dependencies.applicants.appliedPostings(transaction, candidateId, [companyId]);
      if (applied.includes(jobId)) throw new ApiFault('candidate.already-applied');
      const row = { ...sent, company_id: companyId, candidate_id: candidateId, sender_id: viewer.userId, message, answered_at: null };
      const inserted = await own
        .insertInto('candidate_invitations')
        .values(row)
        .onConflict((conflict) => conflict.columns(['job_id', 'candidate_id']).doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows === 0n) throw new ApiFault('candidate.already-invited');
      if (!(await raiseCount(own, { companyId, kind: 'invitations', at: sent.sent_at }, MOST_INVITATIONS))) {
        throw new ApiFault('candidate.too-many-invitations', undefined, secondsToNextDay(sent.sent_at));
      }
      const params = { invitationId: sent.id, jobId, message };
      await this.#dependencies.raise(transaction, this.#dependencies.notices.invited, {
        to: { users: [candidateId] },
        about: jobId,
        params,
      });
    });
    return sentInvitation(sent, await postings.cards([jobId]));
  }

  /**
   * The invitations of the employer's companies to a candidate, newest first.
   *
   * @throws ApiFault not-found unless a company has invited the candidate or the employer sees the candidate
   */
  async sentTo({ actor, abilities }: Sender, candidateId: string): Promise<SentInvitation[]> {
    const { db, visibility, postings } = this.#dependencies;
    const { companyIds } = await visibility.viewer(actor.userId);
    const rows = await db
      .selectFrom('candidate_invitations')
      .select(['id', 'job_id', 'state', 'sent_at'])
      .where('candidate_id', '=', candidateId)
      .where(({ eb, val }) => eb('company_id', '=', eb.fn.any(val([...companyIds]))))
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_LISTED)
      .execute();
    const isVisible = rows.length > 0 || (await visibility.mayView(actor, candidateId)) !== undefined;
    abilities.demand('invite', 'candidate-profile', { isVisible });
    const cards = await postings.cards(rows.map(({ job_id }) => job_id));
    return rows.map((row) => sentInvitation(row, cards));
  }

  /** Locks the candidate: an application or a change of the profile waits, or is already seen here. */
  async #demandSeen(
    own: CandidateTransaction,
    transaction: Transaction,
    { viewer, abilities }: { readonly viewer: Viewer; readonly abilities: Abilities },
    candidateId: string,
  ): Promise<void> {
    await own.selectFrom('users').select('id').where('id', '=', candidateId).forNoKeyUpdate().execute();
    const isVisible = await this.#dependencies.visibility.isSeenIn(transaction, viewer, candidateId);
    abilities.demand('invite', 'candidate-profile', { isVisible });
  }

  /** The sender as a member of the company of the posting; of no company where the sender does not belong to it. */
  async #viewerForCompany({ userId, companyIds }: Viewer, jobId: string): Promise<Viewer> {
    const companyId = (await this.#dependencies.postings.stateOf(jobId))?.companyId;
    return this.#dependencies.visibility.viewerFor(userId, companyId !== undefined && companyIds.includes(companyId) ? [companyId] : []);
  }

  /** The company of a posting that takes applications, if the employer is a member. The posting is locked. */
  async #companyOf(transaction: Transaction, { companyIds }: Viewer, jobId: string): Promise<string> {
    const posting = await this.#dependencies.postings.lockedState(transaction, jobId);
    if (posting?.applyBy === 'form' && companyIds.includes(posting.companyId)) return posting.companyId;
    throw new ApiFault('invalid', [issueAt('jobId', candidateIssues['candidate.no-posting'])]);
  }
}

interface SentRow {
  readonly id: string;
  readonly job_id: string;
  readonly state: SentInvitation['state'];
  readonly sent_at: Date;
}

function sentInvitation({ id, job_id, state, sent_at }: SentRow, cards: Awaited<ReturnType<PostingDirectory['cards']>>): SentInvitation {
  return { id, jobId: job_id, title: cards.get(job_id)?.title ?? '', state, sentAt: sent_at.toISOString() };
}
