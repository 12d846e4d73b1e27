import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { OPEN_STATES } from '../../contract/life-cycle.ts';
import { newFeedbackNumber } from '../feedback-number.ts';
import type { FeedbackDatabase, FeedbackTables } from '../feedback-tables.ts';
import { feedbackWords } from '../feedback-words.ts';

type Row = Insertable<FeedbackTables['feedback']>;

// PostgreSQL takes at most 65,535 parameters.
const PORTION = 1000;

/** Stores feedback as it is described, one after another, without checks. Returns the rows. */
export async function storeFeedback(db: FeedbackDatabase, described: readonly Partial<Row>[]): Promise<Row[]> {
  const rows = described.map(rowOf);
  for (let from = 0; from < rows.length; from += PORTION) {
    await db
      .insertInto('feedback')
      .values(rows.slice(from, from + PORTION))
      .execute();
  }
  return rows;
}

function rowOf({ text = 'Show the way to work on a map.', state = 'new', created_at = new Date(), ...given }: Partial<Row>): Row {
  return {
    id: uuidv7(),
    number: unusedNumber(),
    kind: 'idea',
    text,
    state,
    language: 'en',
    created_at,
    closed_at: OPEN_STATES.includes(state) ? null : created_at,
    tags: [],
    version: 1,
    rating: null,
    email: null,
    user_id: null,
    page: null,
    assignee_id: null,
    waiting_since: null,
    first_answered_at: null,
    search: feedbackWords(text),
    ...given,
  };
}

const used = new Set<string>();

/** Among thousands of random numbers, two are equal too often for a test. */
function unusedNumber(): string {
  const number = newFeedbackNumber();
  if (used.has(number)) return unusedNumber();
  used.add(number);
  return number;
}
