import type { Page } from '#core/contract/paging.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type CreatedCursor, createdCursor, pageOf } from '#core/server/http/cursor.ts';
import type { ListedCompanyEvent } from '../../contract/team/team-schemas.ts';
import type { EmployerDatabase } from '../company-repository.ts';
import { demandTeam, type TeamCall } from './team-access.ts';

interface EventQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The histories of companies. */
export class CompanyEventList {
  readonly #db: EmployerDatabase;
  readonly #cursors: CreatedCursor;

  constructor(db: EmployerDatabase, cursorKey: Buffer) {
    this.#db = db;
    this.#cursors = createdCursor(cursorKey, 'employer.events');
  }

  /** Newest first, for owners and administrators. */
  async page(call: TeamCall, companyId: string, query: EventQuery): Promise<Page<ListedCompanyEvent>> {
    await demandTeam(this.#db, call, companyId, 'update');
    const company = await this.#db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst();
    if (company === undefined) throw new ApiFault('not-found');
    // The cursor is of one company.
    const asked = { ...query, companyId };
    const after = this.#cursors.after(asked);
    const rows = await this.#db
      .selectFrom('company_events as event')
      .leftJoin('users as actor', 'actor.id', 'event.actor_id')
      .leftJoin('users as subject', 'subject.id', 'event.subject_id')
      .select(['event.id', 'event.kind', 'event.details', 'event.created_at', 'actor.name as by', 'subject.name as about'])
      .where('event.company_id', '=', companyId)
      // Ids are in the order of time.
      .$if(after !== undefined, (some) => some.where('event.id', '<', after?.id ?? ''))
      .orderBy('event.id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const page = pageOf(rows, query.limit, this.#cursors.of(asked));
    return {
      ...page,
      items: page.items.map(({ id, kind, details, created_at, by, about }) => ({
        id,
        kind,
        details,
        at: created_at.toISOString(),
        by,
        about,
      })),
    };
  }
}
