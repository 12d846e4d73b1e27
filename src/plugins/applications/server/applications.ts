import type { Selectable } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import { issueOfCode } from '#core/contract/errors.ts';
import type { Page } from '#core/contract/paging.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import type { RequiredAbility } from '#core/server/access/policy.ts';
import { brokenUniqueConstraint } from '#core/server/db/database-errors.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { eachItem } from '#core/server/errors/each-item.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import { type CreatedCursor, createdCursor, pageOf } from '#core/server/http/cursor.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import { type Mover, movesFrom } from '../contract/application.ts';
import type { ApplicationListener, MadeMove } from '../contract/application-listeners.ts';
import type { ApplicationsQuery } from '../contract/endpoints.ts';
import { applicationErrors } from '../contract/errors.ts';
import { applicationIssues } from '../contract/issues.ts';
import type {
  ApplicantCount,
  Application,
  ApplicationDetail,
  OwnCounts,
  StageChange,
  StageChangeResult,
  StageChanges,
  StageCount,
  WaitingApplicants,
} from '../contract/schemas.ts';
import { ownCounts, stageCounts, underWayCount } from './application-counts.ts';
import { type ApplicationReader, moverIn } from './application-reader.ts';
import {
  type ApplicationFilter,
  type ApplicationRow,
  activeAttempts,
  applicationById,
  applicationsPage,
  insertMove,
  lockedApplication,
  movesOf,
  updateApplication,
} from './application-repository.ts';
import type { ApplicationsDatabase, ApplicationsTransaction, JobApplicationsTable } from './application-tables.ts';
import { applicantCounts, newCount } from './kept-application-counts.ts';
import { firstResponse, isAsking } from './settled-moves.ts';
import { waitingApplicants } from './waiting-applicants.ts';

export interface ApplicationsDependencies {
  readonly db: ApplicationsDatabase;
  readonly companies: CompanyDirectory;
  readonly postings: PostingDirectory;
  /** The listeners for moves. A function, because plugins have contributed them only when the server runs. */
  readonly listeners: () => readonly ApplicationListener[];
  readonly reader: ApplicationReader;
  readonly now: () => Date;
  /** Key for the cursors of lists. */
  readonly cursorKey: Buffer;
}

type ReadingCall = Pick<CallContext<RequiredAbility>, 'actor' | 'abilities' | 'isViewed'>;

/** The applications of the API. */
export class Applications {
  readonly #dependencies: ApplicationsDependencies;
  readonly #cursors: CreatedCursor;
  readonly #reader: ApplicationReader;

  constructor(dependencies: ApplicationsDependencies) {
    this.#dependencies = dependencies;
    this.#reader = dependencies.reader;
    this.#cursors = createdCursor(dependencies.cursorKey, 'applications.list');
  }

  one(actor: Actor, id: string): Promise<Application> {
    return this.#reader.one(actor, id);
  }

  detail(actor: Actor, id: string): Promise<ApplicationDetail> {
    return this.#reader.detail(actor, id);
  }

  async page(actor: Actor, query: ApplicationsQuery): Promise<Page<Application>> {
    const after = this.#cursors.after(query);
    const filter = await this.#visibleTo(actor, query);
    if (filter === undefined) return { items: [], nextCursor: null };
    const rows = await applicationsPage(this.#dependencies.db, filter, { after, limit: query.limit });
    const page = pageOf(rows, query.limit, this.#cursors.of(query));
    return { ...page, items: await this.#reader.listed(actor, page.items) };
  }

  async counts({ actor, abilities, isViewed }: ReadingCall, jobId: string, q: string | undefined): Promise<{ stages: StageCount[] }> {
    const state = await this.#dependencies.postings.stateOf(jobId);
    const isDraft = state?.status === 'draft';
    // A draft exists only for its company, also when an administrator sees the site as a member.
    const isMember = state !== undefined && !(isDraft && isViewed) && (await this.#isMember(actor, state.companyId));
    abilities.demand('read', 'job-posting', state && { isMember, isDraft });
    return { stages: await stageCounts(this.#dependencies.db, jobId, q) };
  }

  async underWay(candidateId: string): Promise<{ count: number }> {
    return { count: await underWayCount(this.#dependencies.db, candidateId, await this.#reader.seenElsewhere(candidateId)) };
  }

  async own(candidateId: string, q: string | undefined): Promise<OwnCounts> {
    const { db, now } = this.#dependencies;
    return ownCounts(db, { candidateId, q, now: now(), seenElsewhere: await this.#reader.seenElsewhere(candidateId) });
  }

  async newToEmployer(userId: string): Promise<{ count: number }> {
    return { count: await newCount(this.#dependencies.db, await this.#dependencies.companies.companiesOf(userId)) };
  }

  async waiting(userId: string): Promise<WaitingApplicants> {
    return waitingApplicants(this.#dependencies, await this.#dependencies.companies.companiesOf(userId));
  }

  async applicants(userId: string, jobIds: readonly string[]): Promise<{ items: ApplicantCount[] }> {
    return { items: await applicantCounts(this.#dependencies.db, await this.#dependencies.companies.companiesOf(userId), jobIds) };
  }

  async get(actor: Actor, abilities: Abilities, id: string): Promise<ApplicationDetail> {
    return this.#reader.detailOf(actor, await this.#demand('read', actor, abilities, id));
  }

  /** The application as the actor may see it; `undefined` when the actor may not see it. */
  async find(actor: Actor, abilities: Abilities, id: string): Promise<ApplicationDetail | undefined> {
    const row = await applicationById(this.#dependencies.db, id);
    if (row === undefined) return undefined;
    const isMember = await this.#isMember(actor, row.company_id);
    return abilities.may('read', 'application', { candidateId: row.candidate_id, isMember })
      ? this.#reader.detailOf(actor, row)
      : undefined;
  }

  async move(actor: Actor, abilities: Abilities, id: string, change: StageChange): Promise<ApplicationDetail> {
    await this.#demand('update', actor, abilities, id);
    await this.#move(id, actor, change);
    return this.#reader.detail(actor, id);
  }

  /** Moves applications one after another. One that cannot be moved does not stop the others. */
  async moveSeveral(actor: Actor, abilities: Abilities, { stage, items }: StageChanges): Promise<StageChangeResult[]> {
    const results = await eachItem(items, applicationErrors, ({ id, version }) => this.move(actor, abilities, id, { stage, version }));
    return await Promise.all(
      results.map(async ({ item: { id }, value, error }) => {
        if (error === null) return { id, application: value, error };
        const application = (await this.find(actor, abilities, id)) ?? null;
        return { id, application, error: { code: error.code, message: error.message } };
      }),
    );
  }

  async #move(id: string, actor: Actor, { stage, version, reason }: StageChange): Promise<void> {
    const mover = moverIn(actor);
    if (reason !== undefined && stage !== 'withdrawn')
      throw new ApiFault('invalid', [issueOfCode(applicationIssues, 'applications.not-asked', {}, 'reason')]);
    const work = inTransaction(this.#dependencies.db, async (db, transaction) => {
      const row = await lockedApplication(db, id);
      if (row === undefined) throw new ApiFault('not-found');
      const seen = await this.#reader.locked(db, actor, row);
      if (version !== undefined && version !== seen.version) throw new ApiFault('conflict');
      if (mover === undefined || !movesFrom(seen.stage, mover).includes(stage)) throw new ApiFault('applications.move-not-allowed');
      if (row.stage === 'rejected' && (await activeAttempts(db, [row])).size > 0) throw new ApiFault('applications.move-not-allowed');
      await this.#store(db, row, { mover, actor, stage, reason });
      const parties = { jobId: row.job_id, companyId: row.company_id, candidateId: row.candidate_id };
      await this.#announce(transaction, { ...parties, applicationId: id, from: row.stage, to: stage, by: mover });
    });
    await work.catch((error: unknown) => {
      // The candidate applied again at the same moment.
      throw brokenUniqueConstraint(error) === 'job_applications_one' ? new ApiFault('conflict') : error;
    });
  }

  async #store(
    db: ApplicationsTransaction,
    row: Selectable<JobApplicationsTable>,
    { mover, actor, stage, reason }: { readonly mover: Mover; readonly actor: Actor } & Pick<StageChange, 'stage' | 'reason'>,
  ): Promise<void> {
    const at = this.#dependencies.now();
    const seq = row.version + 1;
    const move = {
      application_id: row.id,
      seq,
      from_stage: row.stage,
      to_stage: stage,
      moved_by: mover,
      actor_id: actor.userId,
      moved_at: at,
    };
    await insertMove(db, move);
    const history = (await movesOf(db, [row.id])).get(row.id) ?? [];
    await updateApplication(db, row.id, {
      ...{ stage, version: seq, updated_at: at, withdrawn_for: reason ?? null },
      ...{ first_response_at: firstResponse(history), is_asking: isAsking(row.nudged_at, history) },
    });
  }

  async #announce(transaction: Transaction, move: MadeMove): Promise<void> {
    for (const listener of this.#dependencies.listeners()) await listener.moved(transaction, [move]);
  }

  async #demand(action: 'read' | 'update', actor: Actor, abilities: Abilities, id: string): Promise<ApplicationRow | undefined> {
    const row = await applicationById(this.#dependencies.db, id);
    const isMember = row !== undefined && (await this.#isMember(actor, row.company_id));
    abilities.demand(action, 'application', row && { candidateId: row.candidate_id, isMember });
    return row;
  }

  async #isMember(actor: Actor, companyId: string): Promise<boolean> {
    return actor.role === 'employer' && this.#dependencies.companies.isMember(actor.userId, companyId);
  }

  /** The filter for the applications that the user may see; `undefined` when there are none. */
  async #visibleTo(actor: Actor, { jobId, candidateId, stage, standing, q }: ApplicationsQuery): Promise<ApplicationFilter | undefined> {
    switch (actor.role) {
      case 'candidate': {
        if (candidateId !== undefined && candidateId !== actor.userId) return undefined;
        const seenElsewhere = stage === undefined && standing === undefined ? [] : await this.#reader.seenElsewhere(actor.userId);
        const seen = standing && { standing, now: this.#dependencies.now() };
        return { companies: undefined, candidateId: actor.userId, isOwn: true, jobId, stage, seenElsewhere, standing: seen, q };
      }
      case 'employer': {
        const companies = await this.#dependencies.companies.companiesOf(actor.userId);
        return companies.length === 0 ? undefined : { companies, candidateId, jobId, stage, q };
      }
      case 'admin':
        return actor.duties.has('jobs') ? { companies: undefined, candidateId, jobId, stage, q } : undefined;
      default:
        return undefined;
    }
  }
}
