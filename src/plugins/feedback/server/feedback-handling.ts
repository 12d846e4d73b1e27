import type { FeedbackHistoryEntry, FeedbackPerson } from '../contract/schemas.ts';
import type { FeedbackDatabase, FeedbackRow, HandlingChanges } from './feedback-tables.ts';

const MOST_ENTRIES = 200;

/** A person in a joined row; `null` for nobody. */
export function personIn(id: string | null, name: string | null, email: string | null): FeedbackPerson | null {
  return id === null ? null : { id, name: name ?? '', email: email ?? '' };
}

/** The sender of feedback. */
interface SentRow extends Pick<FeedbackRow, 'id' | 'created_at'> {
  readonly sender_name: string | null;
  readonly sender_email: string | null;
}

/** The history as administrators see it, newest first. Its first entry, the sending, is not stored. */
export async function shownHistory(db: FeedbackDatabase, sent: SentRow): Promise<FeedbackHistoryEntry[]> {
  const rows = await historyRows(db, sent.id);
  const names = await namesOf(
    db,
    rows.flatMap(({ changes }) => changes.assignee ?? []),
  );
  const entries = rows.map((row): FeedbackHistoryEntry => {
    const { id, at, action, is_from_sender: isSender, by_name, by_email, changes } = row;
    const by = row.by === null ? null : { name: by_name || (by_email ?? ''), isSender };
    return { id, at: at.toISOString(), action, by, changes: shownChanges(changes, names) };
  });
  return [...entries, sending(sent)].slice(0, MOST_ENTRIES);
}

function sending({ id, created_at, sender_name, sender_email }: SentRow): FeedbackHistoryEntry {
  const by = { name: sender_name || (sender_email ?? ''), isSender: true };
  return { id, at: created_at.toISOString(), action: 'sent', by, changes: [] };
}

function historyRows(db: FeedbackDatabase, id: string) {
  return db
    .selectFrom('feedback_history as entry')
    .leftJoin('users', 'users.id', 'entry.by')
    .select(['entry.id', 'entry.at', 'entry.action', 'entry.is_from_sender', 'entry.by', 'entry.changes'])
    .select(['users.name as by_name', 'users.email as by_email'])
    .where('feedback_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
}

async function namesOf(db: FeedbackDatabase, found: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(found.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom('users').select(['id', 'name', 'email']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, name, email }) => [id, name || email]));
}

/** The values as texts. The name of a deleted account is unknown. */
function shownChanges(
  { state, assignee, tags, kind, rating }: HandlingChanges,
  names: ReadonlyMap<string, string>,
): FeedbackHistoryEntry['changes'] {
  const nameOf = (id: string | null): string => (id === null ? '' : (names.get(id) ?? ''));
  const textOf = (value: number | null): string => (value === null ? '' : String(value));
  return [
    ...(state ? [{ field: 'state', from: state[0], to: state[1] } as const] : []),
    ...(assignee ? [{ field: 'assignee', from: nameOf(assignee[0]), to: nameOf(assignee[1]) } as const] : []),
    ...(tags ? [{ field: 'tags', from: tags[0].join(', '), to: tags[1].join(', ') } as const] : []),
    ...(kind ? [{ field: 'kind', from: kind[0], to: kind[1] } as const] : []),
    ...(rating ? [{ field: 'rating', from: textOf(rating[0]), to: textOf(rating[1]) } as const] : []),
  ];
}
