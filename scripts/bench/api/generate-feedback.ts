import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { FEEDBACK_KINDS, FEEDBACK_RATINGS } from '#plugins/feedback/contract/feedback.ts';
import type { FeedbackState } from '#plugins/feedback/contract/life-cycle.ts';
import { feedbackWords } from '#plugins/feedback/server/feedback-words.ts';
import { draws } from './generate-postings.ts';
import { madeWord } from './made-word.ts';
import type { BenchDatabase } from './world.ts';

export const MESSAGES = 100_000;

/** Words from the most frequent one to the rarest one. */
export const VOCABULARY: readonly string[] = vocabulary(20_000);

/** Tags from the most frequent one to the rarest one. */
export const TAGS: readonly string[] = VOCABULARY.slice(100, 200);

const MINUTES_APART = 5;
const PORTION = 2000;
const LANGUAGES = ['en', 'en', 'en', 'de', 'de', 'de-AT', 'fr', 'ar', 'fa', 'he'] as const;
const PAGES = ['/jobs', '/admin/dashboard', '/admin/jobs/applied', '/admin/profile', '/welcome', null, null] as const;

type Draw = (below: number) => number;

/** Fills the table with messages of about a year, the same in every run. Most are closed; the latest ones are open. */
export async function generateFeedback(db: BenchDatabase, messages = MESSAGES): Promise<void> {
  const draw = draws(7);
  const now = Date.now();
  const portion = Math.min(PORTION, messages);
  for (let from = MESSAGES - messages; from < MESSAGES; from += portion) {
    const rows = Array.from({ length: portion }, (_, at) => message({ draw, now, place: from + at }));
    await db.insertInto('feedback').values(rows).execute();
  }
  await sql`vacuum analyze feedback`.execute(db);
}

function message({ draw, now, place }: { draw: Draw; now: number; place: number }) {
  const sentAt = new Date(now - (MESSAGES - place) * MINUTES_APART * 60_000);
  const one = <Item>(list: readonly [Item, ...Item[]]): Item => list[draw(list.length)] ?? list[0];
  const text = Array.from({ length: 8 + draw(draw(20) === 0 ? 400 : 60) }, () => frequent(draw, VOCABULARY)).join(' ');
  const state = stateOf(draw, place);
  const isOpen = state === 'new' || state === 'triaged' || state === 'in-progress';
  const answeredAt = !isOpen && draw(4) > 0 ? new Date(sentAt.getTime() + (5 + draw(5000)) * 60_000) : null;
  return {
    id: uuidv7({ msecs: sentAt.getTime() }),
    number: numberOf(place),
    kind: one(FEEDBACK_KINDS),
    text,
    rating: draw(3) === 0 ? one(FEEDBACK_RATINGS) : null,
    email: null,
    user_id: null,
    page: one(PAGES),
    language: one(LANGUAGES),
    created_at: sentAt,
    state,
    assignee_id: null,
    tags: [...new Set(Array.from({ length: draw(4) }, () => frequent(draw, TAGS)))],
    closed_at: isOpen ? null : new Date(sentAt.getTime() + 86_400_000),
    first_answered_at: answeredAt,
    answered_at: answeredAt,
    waiting_since: isOpen && draw(4) > 0 ? sentAt : null,
    search: feedbackWords(text),
  };
}

function stateOf(draw: Draw, place: number): FeedbackState {
  const isLate = place > MESSAGES * 0.97;
  const states: readonly FeedbackState[] = isLate
    ? ['new', 'new', 'triaged', 'in-progress', 'resolved', 'spam']
    : ['resolved', 'closed', 'resolved', 'closed', 'resolved', 'spam'];
  return draw(200) === 0 ? 'triaged' : (states[draw(states.length)] ?? 'new');
}

/** A word with a frequency as in languages: in inverse proportion to its rank. */
function frequent(draw: Draw, words: readonly string[]): string {
  return words[Math.floor(words.length ** (draw(1_000_000) / 1_000_000)) - 1] ?? '';
}

function vocabulary(size: number): readonly string[] {
  const draw = draws(6);
  const words = new Set<string>();
  while (words.size < size) words.add(madeWord(draw));
  return [...words];
}

function numberOf(place: number): string {
  const letters = 'BCDFGHJKLMNPQRSTVWXZ';
  return `F-${Array.from({ length: 6 }, (_, digit) => letters[Math.floor(place / 20 ** digit) % 20]).join('')}`;
}
