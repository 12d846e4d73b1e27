import type { Selectable } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import type { Page } from '#core/contract/paging.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type CreatedCursor, type CreatedPosition, createdCursor, pageOf } from '#core/server/http/cursor.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import type { InvitationAnswer, ReceivedInvitation } from '../../contract/invitation-schemas.ts';
import type { CandidateDatabase, CandidateInvitationsTable } from '../candidate-tables.ts';
import { blockCompany } from './block-company.ts';
import type { InvitationNotices } from './invitation-notices.ts';

/** How many invitations are read at once. */
const PORTION = 100;

type InvitationRow = Selectable<CandidateInvitationsTable>;

interface ReceivedInvitationsDependencies {
  readonly db: CandidateDatabase;
  readonly postings: Pick<PostingDirectory, 'statesOf' | 'cards'>;
  readonly now: () => Date;
  readonly companies: Pick<CompanyDirectory, 'membersOf'>;
  readonly notices: Pick<InvitationNotices, 'declined'>;
  readonly raise: RaiseNotice;
  /** Key for the cursors of lists. */
  readonly cursorKey: Buffer;
}

interface ListQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Candidates read and answer their invitations. */
export class ReceivedInvitations {
  readonly #dependencies: ReceivedInvitationsDependencies;
  readonly #cursors: CreatedCursor;

  constructor(dependencies: ReceivedInvitationsDependencies) {
    this.#dependencies = dependencies;
    this.#cursors = createdCursor(dependencies.cursorKey, 'candidate.my-invitations');
  }

  /** The open invitations to postings that take applications, newest first. */
  async page(candidateId: string, query: ListQuery): Promise<Page<ReceivedInvitation>> {
    const open = await this.#open(candidateId, this.#cursors.after(query), query.limit + 1);
    const cursorAfter = this.#cursors.of(query);
    const page = pageOf(open, query.limit, ({ id, sent_at }) => cursorAfter({ id, created_at: sent_at }));
    const cards = await this.#dependencies.postings.cards(page.items.map(({ job_id }) => job_id));
    return {
      ...page,
      items: page.items.flatMap(({ id, job_id, company_id, message, sent_at }) => {
        const card = cards.get(job_id);
        // The posting has just been deleted.
        if (card === undefined) return [];
        const { title, company, logoFileId, location } = card;
        const sentAt = sent_at.toISOString();
        return [{ id, jobId: job_id, title, companyId: company_id, company, logoFileId, location, message, sentAt }];
      }),
    };
  }

  /**
   * Declines an invitation; one that is declined already stays so.
   *
   * @throws ApiFault not-found, candidate.invitation-answered after an application, candidate.blocked-limit
   */
  async decline(candidate: Actor, id: string, { blockCompany: blocks = false }: InvitationAnswer): Promise<void> {
    const { db, now } = this.#dependencies;
    const candidateId = candidate.userId;
    const invitation = await this.#own(candidateId, id);
    const cards = blocks ? await this.#dependencies.postings.cards([invitation.job_id]) : undefined;
    const company = { id: invitation.company_id, name: cards?.get(invitation.job_id)?.company ?? '' };
    await inTransaction(db, async (own, transaction) => {
      // The order of all locks: sections of the profile, the user, invitations.
      if (blocks) await blockCompany(own, { candidateId, company, at: now() });
      else await lockActor(transaction, candidate);
      const declined = await own
        .updateTable('candidate_invitations')
        .set({ state: 'declined', answered_at: now() })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (declined.numUpdatedRows === 1n) {
        const users = await this.#dependencies.companies.membersOf(transaction, invitation.company_id);
        const { job_id: jobId } = invitation;
        await this.#dependencies.raise(transaction, this.#dependencies.notices.declined, {
          to: { users },
          about: jobId,
          params: { jobId },
        });
        return;
      }
      const { state } = await own.selectFrom('candidate_invitations').select('state').where('id', '=', id).executeTakeFirstOrThrow(gone);
      if (state !== 'declined') throw new ApiFault('candidate.invitation-answered');
    });
  }

  async #own(candidateId: string, id: string): Promise<InvitationRow> {
    const own = this.#dependencies.db.selectFrom('candidate_invitations').selectAll().where('candidate_id', '=', candidateId);
    return own.where('id', '=', id).executeTakeFirstOrThrow(gone);
  }

  /** Up to `most` open invitations after a position. The state of a posting depends on the clock, so each portion is checked here. */
  async #open(candidateId: string, after: CreatedPosition | undefined, most: number): Promise<InvitationRow[]> {
    const open: InvitationRow[] = [];
    for (let position = after; ; ) {
      const rows = await this.#portion(candidateId, position);
      const states = await this.#dependencies.postings.statesOf(rows.map(({ job_id }) => job_id));
      open.push(...rows.filter(({ job_id }) => states.get(job_id)?.applyBy === 'form'));
      const last = rows.at(-1);
      if (open.length >= most || rows.length < PORTION || last === undefined) return open.slice(0, most);
      position = { at: last.sent_at, id: last.id };
    }
  }

  async #portion(candidateId: string, after: CreatedPosition | undefined): Promise<InvitationRow[]> {
    let query = this.#dependencies.db.selectFrom('candidate_invitations').selectAll().where('candidate_id', '=', candidateId);
    if (after !== undefined) {
      query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('sent_at', 'id'), '<', tuple(after.at, after.id)));
    }
    return query.where('state', '=', 'open').orderBy('sent_at', 'desc').orderBy('id', 'desc').limit(PORTION).execute();
  }
}

function gone(): ApiFault {
  return new ApiFault('not-found');
}
