import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '#core/server/db/first-matches.ts';
import { type CsvColumn, csvLines } from '#core/server/spreadsheets/csv/csv-lines.ts';
import type { FeedbackKind, FeedbackRating } from '../contract/feedback.ts';
import type { FeedbackFilters } from '../contract/handling-schemas.ts';
import type { FeedbackState } from '../contract/life-cycle.ts';
import { type FeedbackPosition, feedbackPage, PAGE_ORDERS } from './feedback-list-query.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';

// Rows of one statement. A text may have 4,000 characters.
const BATCH = 500;

interface FileRow {
  readonly id: string;
  /** The time that the file is sorted by. */
  readonly at: Date;
  readonly number: string;
  readonly created_at: Date;
  readonly kind: FeedbackKind;
  readonly state: FeedbackState;
  readonly rating: FeedbackRating | null;
  readonly tags: readonly string[];
  readonly assignee: string | null;
  readonly language: string;
  readonly page: string | null;
  readonly text: string;
  readonly sender_name: string | null;
  readonly sender_email: string | null;
  readonly first_answered_at: Date | null;
  readonly closed_at: Date | null;
  readonly answers: number;
}

// Titles are names of fields: programs read the file too.
const COLUMNS: readonly CsvColumn<FileRow>[] = [
  { title: 'number', cell: ({ number }) => number },
  { title: 'sent_at', cell: ({ created_at }) => created_at },
  { title: 'kind', cell: ({ kind }) => kind },
  { title: 'state', cell: ({ state }) => state },
  { title: 'rating', cell: ({ rating }) => rating },
  { title: 'tags', cell: ({ tags }) => tags.join(', ') },
  { title: 'assignee', cell: ({ assignee }) => assignee },
  { title: 'language', cell: ({ language }) => language },
  { title: 'page', cell: ({ page }) => page },
  { title: 'text', cell: ({ text }) => text },
  { title: 'sender_name', cell: ({ sender_name }) => sender_name },
  { title: 'sender_email', cell: ({ sender_email }) => sender_email },
  { title: 'first_answered_at', cell: ({ first_answered_at }) => first_answered_at },
  { title: 'closed_at', cell: ({ closed_at }) => closed_at },
  { title: 'answers', cell: ({ answers }) => answers },
];

/** All feedback that matches the filters, in their order, as the pieces of a CSV file. */
export function feedbackFile(db: FeedbackDatabase, filters: FeedbackFilters): AsyncIterable<Uint8Array> {
  return csvLines(COLUMNS, everyRow(db, filters));
}

async function* everyRow(db: FeedbackDatabase, filters: FeedbackFilters): AsyncGenerator<FileRow> {
  for (let after: FeedbackPosition | undefined; ; ) {
    const page = feedbackPage({ filters, after, rows: BATCH });
    const { rows } = await fileRows(page, PAGE_ORDERS[filters.sort]).execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = { at: last.at.toISOString(), id: last.id };
  }
}

/** Internal notes and messages of the sender are no answers. */
function fileRows(page: Sql, by: Sql): RawBuilder<FileRow> {
  return sql<FileRow>`
    select f.id, page.at, f.number, f.created_at, f.kind, f.state, f.rating, f.tags, f.language, f.page, f.text,
      a.name as assignee, s.name as sender_name, coalesce(s.email, f.email) as sender_email, f.first_answered_at, f.closed_at, (
        select count(*) from feedback_replies r where r.feedback_id = f.id and not r.is_from_sender and not r.is_internal
      ) as answers
    from ${page} as page join feedback f on f.id = page.id
      left join users a on a.id = f.assignee_id left join users s on s.id = f.user_id
    order by ${by}`;
}
