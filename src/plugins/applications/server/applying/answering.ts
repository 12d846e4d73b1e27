import type { Actor } from '#core/contract/actor.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import { ACTIVE_STAGES } from '../../contract/application.ts';
import type { ApplicationListener } from '../../contract/application-listeners.ts';
import { nudgeTime } from '../application-mapping.ts';
import type { ApplicationReader } from '../application-reader.ts';
import { applicationById, lockedApplication, movesOf, updateApplication } from '../application-repository.ts';
import type { ApplicationsDatabase } from '../application-tables.ts';
import { keptMoves, settledMoves } from '../settled-moves.ts';

interface AnsweringDependencies {
  readonly db: ApplicationsDatabase;
  readonly companies: Pick<CompanyDirectory, 'isMember'>;
  readonly postings: Pick<PostingDirectory, 'lockedState'>;
  readonly reader: Pick<ApplicationReader, 'locked'>;
  readonly listeners: () => readonly ApplicationListener[];
  readonly now: () => Date;
}

/** What happens while a candidate waits for an answer. */
export class Answering {
  readonly #dependencies: AnsweringDependencies;

  constructor(dependencies: AnsweringDependencies) {
    this.#dependencies = dependencies;
  }

  /** A member of the company has opened the application. Only the first time counts. @throws ApiFault not-found */
  async opened({ role, userId }: Actor, id: string): Promise<void> {
    const { db, companies, now } = this.#dependencies;
    const row = await applicationById(db, id);
    if (row === undefined || role !== 'employer' || !(await companies.isMember(userId, row.company_id))) throw new ApiFault('not-found');
    const first = db.updateTable('job_applications').set({ opened_at: now() }).where('id', '=', id).where('opened_at', 'is', null);
    await first.where('stage', '<>', 'withdrawn').execute();
  }

  /**
   * The candidate asks for an answer, once.
   *
   * @throws ApiFault not-found, applications.move-not-allowed for an application that has ended, applications.nudged,
   *   applications.nobody-reads, applications.nudge-early
   */
  async ask(candidate: Actor, id: string): Promise<void> {
    const { db: database, postings, reader, listeners, now } = this.#dependencies;
    await inTransaction(database, async (db, transaction) => {
      const jobId = (await applicationById(db, id))?.job_id;
      const posting = jobId === undefined ? undefined : await postings.lockedState(transaction, jobId);
      const row = await lockedApplication(db, id);
      if (row === undefined || posting === undefined || row.candidate_id !== candidate.userId) throw new ApiFault('not-found');
      const seen = await reader.locked(db, candidate, row);
      if (!ACTIVE_STAGES.includes(seen.stage)) throw new ApiFault('applications.move-not-allowed');
      if (row.nudged_at !== null) throw new ApiFault('applications.nudged');
      if (!posting.isRead) throw new ApiFault('applications.nobody-reads');
      const moves = keptMoves(settledMoves((await movesOf(db, [id])).get(id) ?? [], now()));
      const lastAnswer = moves.findLast(({ moved_by }) => moved_by === 'employer');
      const waits = nudgeTime(row, lastAnswer).getTime() - now().getTime();
      if (waits > 0) throw new ApiFault('applications.nudge-early', undefined, Math.ceil(waits / 1000));
      await updateApplication(db, id, { nudged_at: now(), is_asking: true });
      const asked = { applicationId: id, jobId: row.job_id, companyId: row.company_id, candidateId: row.candidate_id };
      for (const listener of listeners()) await listener.askedForAnswer?.(transaction, asked);
    });
  }
}
