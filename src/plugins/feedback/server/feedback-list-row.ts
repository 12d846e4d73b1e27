import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '#core/server/db/first-matches.ts';
import type { FeedbackKind, FeedbackRating } from '../contract/feedback.ts';
import type { ListedFeedback } from '../contract/handling-schemas.ts';
import type { FeedbackState } from '../contract/life-cycle.ts';
import type { FeedbackPerson } from '../contract/schemas.ts';

/** Number of code points. */
const EXCERPT = 200;

/** Feedback in a list, as the database has it. */
export interface ListedRow {
  readonly id: string;
  /** The time that the list is sorted by. */
  readonly at: Date;
  readonly number: string;
  readonly kind: FeedbackKind;
  readonly excerpt: string;
  readonly rating: FeedbackRating | null;
  readonly state: FeedbackState;
  readonly assignee: FeedbackPerson | null;
  readonly tags: string[];
  readonly page: string | null;
  readonly language: string;
  readonly created_at: Date;
  readonly waiting_since: Date | null;
  readonly version: number;
}

/**
 * The statement for rows of a list.
 *
 * @param page a statement for the rows `at` and `id`
 * @param by the order, by columns of `page`
 */
export function listedRows(page: Sql, by: Sql): RawBuilder<ListedRow> {
  // PostgreSQL counts code points, so the excerpt does not end within a character.
  return sql<ListedRow>`
    select f.id, page.at, f.number, f.kind, left(f.text, ${EXCERPT}) as excerpt, f.rating, f.state, f.tags, f.page, f.language,
      f.created_at, f.waiting_since, f.version,
      case when a.id is not null then jsonb_build_object('id', a.id, 'name', a.name, 'email', a.email) end as assignee
    from ${page} as page join feedback f on f.id = page.id left join users a on a.id = f.assignee_id
    order by ${by}`;
}

/** The row as the API shows it. */
export function toListed({ at: _at, created_at, waiting_since, ...row }: ListedRow): ListedFeedback {
  return { ...row, sentAt: created_at.toISOString(), waitingSince: waiting_since?.toISOString() ?? null };
}
