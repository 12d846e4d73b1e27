import type { Page } from '#core/contract/paging.ts';
import { type CreatedCursor, createdCursor, pageOf } from '#core/server/http/cursor.ts';
import type { PostingEvent } from '../../contract/managing-schemas.ts';
import type { JobsDatabase } from '../job-tables.ts';
import type { PostingAccess, PostingCall } from '../posting-access.ts';

interface EventListDependencies {
  readonly db: JobsDatabase;
  readonly access: PostingAccess;
  /** Key for the cursors of the list. */
  readonly cursorKey: Buffer;
}

interface EventQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The histories of postings. */
export class EventList {
  readonly #dependencies: EventListDependencies;
  readonly #cursors: CreatedCursor;

  constructor(dependencies: EventListDependencies) {
    this.#dependencies = dependencies;
    this.#cursors = createdCursor(dependencies.cursorKey, 'jobs.events');
  }

  /** Newest first. Members of the company do not see the names of administrators. */
  async page(call: PostingCall, id: string, query: EventQuery): Promise<Page<PostingEvent>> {
    const { by: reader } = await this.#dependencies.access.demand('read', call, id);
    // The cursor is of one posting.
    const asked = { ...query, id };
    const after = this.#cursors.after(asked);
    const rows = await this.#dependencies.db
      .selectFrom('job_posting_events as event')
      .leftJoin('users', 'users.id', 'event.actor_id')
      .selectAll('event')
      .select(['event.at as created_at', 'users.name as actor'])
      .where('job_id', '=', id)
      .$if(after !== undefined, (some) =>
        some.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('event.at', 'event.id'), '<', tuple(after?.at ?? new Date(0), after?.id ?? '')),
        ),
      )
      .orderBy('event.at', 'desc')
      .orderBy('event.id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const page = pageOf(rows, query.limit, this.#cursors.of(asked));
    return {
      ...page,
      items: page.items.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        by: row.by,
        actor: row.by === 'member' || reader === 'moderator' ? row.actor : null,
        action: row.action,
        from: row.from_status,
        to: row.to_status,
        reason: row.reason,
        note: row.note,
        fields: row.fields,
      })),
    };
  }
}
