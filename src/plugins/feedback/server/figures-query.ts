import { sql } from 'kysely';
import type { Sql } from '#core/server/db/first-matches.ts';
import type { FeedbackKind } from '../contract/feedback.ts';
import type { FeedbackState } from '../contract/life-cycle.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';

/** Numbers about the feedback of one week, kind and state. */
export interface FeedbackCount {
  /** From 1. */
  readonly week: number;
  readonly kind: FeedbackKind;
  readonly state: FeedbackState;
  readonly count: number;
  readonly rated: number;
  readonly rating_sum: number;
  readonly answered: number;
}

/** Counts feedback between these instants, deleted feedback too. Each instant begins a week; the last one ends the period. */
export async function countFeedback(db: FeedbackDatabase, instants: readonly string[]): Promise<readonly FeedbackCount[]> {
  const live = sql`created_at as sent_at, kind, state, rating, first_answered_at is not null as is_answered`;
  const removed = sql`sent_at, kind, state, rating, minutes_to_answer is not null`;
  const { rows } = await sql<FeedbackCount>`
    select width_bucket(sent_at, ${instants}::timestamptz[]) as week, kind, state, count(*) as count, count(rating) as rated,
      coalesce(sum(rating), 0) as rating_sum, count(*) filter (where is_answered) as answered
    from ${allFeedback(instants, live, removed)} as item group by 1, 2, 3`.execute(db);
  return rows;
}

/** Median of the whole minutes until the first answer, without spam; `null` without an answer. */
export async function medianMinutes(db: FeedbackDatabase, instants: readonly string[]): Promise<number | null> {
  const live = sql`state, floor(date_part('epoch', first_answered_at - created_at) / 60)::integer as minutes`;
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by minutes) as median
    from ${allFeedback(instants, live, sql`state, minutes_to_answer`)} as item where state <> 'spam' and minutes is not null`.execute(db);
  return rows[0]?.median ?? null;
}

/** Columns of the feedback of a period, and the same columns of deleted feedback. */
function allFeedback(instants: readonly string[], live: Sql, removed: Sql): Sql {
  const [from, to] = [instants.at(0), instants.at(-1)];
  return sql`(
    select ${live} from feedback where created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz
    union all
    select ${removed} from removed_feedback where sent_at >= ${from}::timestamptz and sent_at < ${to}::timestamptz
  )`;
}
