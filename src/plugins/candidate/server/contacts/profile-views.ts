import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { MOST_VIEWS, SEEN_DAYS } from '../../contract/preview.ts';
import type { CandidateDatabase } from '../candidate-tables.ts';
import { viewsUsedUp } from './contact-actions.ts';
import { DAY_MS, dayOf, noteReport, raiseCount, secondsToNextDay } from './daily-counts.ts';

/** Views and counts are deleted after this time. */
const KEPT_DAYS = 60;

interface ViewsDependencies {
  readonly db: CandidateDatabase;
  readonly companies: Pick<CompanyDirectory, 'companiesOf'>;
  readonly now: () => Date;
}

/** An employer who opens a profile. */
type ViewCall = Pick<CallContext<'authenticated'>, 'actor' | 'audit'>;

/** The profiles that companies found and opened. */
export class ProfileViews {
  readonly #dependencies: ViewsDependencies;

  constructor(dependencies: ViewsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Counts a profile for the first company of the employer. The same profile counts once a day.
   *
   * @throws ApiFault candidate.too-many-views
   */
  async count({ actor, audit }: ViewCall, candidateId: string): Promise<void> {
    const { db, companies, now } = this.#dependencies;
    const [companyId] = [...(await companies.companiesOf(actor.userId))].sort();
    // The employer has just left the last company.
    if (companyId === undefined) throw new ApiFault('not-found');
    const at = now();
    const view = { company_id: companyId, candidate_id: candidateId, day: dayOf(at) };
    const isAllowed = await inTransaction(db, async (own, transaction) => {
      const inserted = await own
        .insertInto('candidate_views')
        .values(view)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows === 0n) return true;
      const counted = { companyId, kind: 'views', at } as const;
      if (await raiseCount(own, counted, MOST_VIEWS)) return true;
      // The transaction is committed, because the audit record keeps the first refusal of the day.
      const { day } = view;
      await own
        .deleteFrom('candidate_views')
        .where('company_id', '=', companyId)
        .where('candidate_id', '=', candidateId)
        .where('day', '=', day)
        .execute();
      if (await noteReport(own, counted)) await audit(transaction, viewsUsedUp, { subjectId: companyId });
      return false;
    });
    if (!isAllowed) throw new ApiFault('candidate.too-many-views', undefined, secondsToNextDay(at));
  }

  /** How many companies opened the profile in the last {@link SEEN_DAYS} days, including today. */
  async companiesWhoSaw(candidateId: string): Promise<number> {
    const { db, now } = this.#dependencies;
    const { companies } = await db
      .selectFrom('candidate_views')
      .select(({ fn }) => fn.count<number>('company_id').distinct().as('companies'))
      .where('candidate_id', '=', candidateId)
      .where('day', '>', this.#daysAgo(SEEN_DAYS, now()))
      .executeTakeFirstOrThrow();
    return companies;
  }

  /** Deletes old views and counts. */
  purging(): Schedule {
    return {
      name: 'candidate.purge-views',
      cron: '50 3 * * *',
      run: async () => {
        const before = this.#daysAgo(KEPT_DAYS, this.#dependencies.now());
        await this.#dependencies.db.deleteFrom('candidate_views').where('day', '<', before).execute();
        await this.#dependencies.db.deleteFrom('candidate_daily_counts').where('day', '<', before).execute();
      },
    };
  }

  #daysAgo(days: number, at: Date): string {
    return dayOf(new Date(at.getTime() - days * DAY_MS));
  }
}
