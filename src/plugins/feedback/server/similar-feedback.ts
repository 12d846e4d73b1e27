import { sql } from 'kysely';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { ListedFeedback } from '../contract/handling-schemas.ts';
import { listedRows, toListed } from './feedback-list-row.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';
import { feedbackWords } from './feedback-words.ts';

/** How many items are compared: the latest ones. */
const COMPARED = 5000;

/** Shorter words say little about the subject. In code points. */
const LEAST_LETTERS = 4;

/** How many words of the text are compared: the first ones. More would take too long. */
const MOST_WORDS = 32;

/** Fewest words that two items share, if the text has so many. */
const LEAST_SHARED = 2;

const MOST = 5;

/** How many items the database selects by all their words, answers included, before their texts are compared. */
const PRESELECTED = 50;

interface Compared {
  readonly id: string;
  readonly created_at: Date;
  readonly text: string;
}

/**
 * The feedback whose text shares words with that of an item, the most similar first, then the latest. The measure is the cosine of the two
 * sets of words, so that a long text does not come first because it has many words.
 *
 * @throws ApiFault not-found
 */
export async function similarFeedback(db: FeedbackDatabase, id: string): Promise<ListedFeedback[]> {
  const item = await db.selectFrom('feedback').select('text').where('id', '=', id).executeTakeFirst();
  if (item === undefined) throw new ApiFault('not-found');
  const words = longWords(item.text).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const least = Math.min(LEAST_SHARED, words.length);
  const ids = mostSimilar(words, least, await preselected(db, { id, words, least }));
  const page = sql`(select created_at as at, id from feedback where id = any (${ids}::uuid[]))`;
  const { rows } = await listedRows(page, sql`array_position(${ids}::uuid[], page.id)`).execute(db);
  return rows.map(toListed);
}

interface Preselection {
  readonly id: string;
  readonly words: readonly string[];
  readonly least: number;
}

async function preselected(db: FeedbackDatabase, { id, words, least }: Preselection): Promise<readonly Compared[]> {
  // `offset 0` keeps PostgreSQL from computing `shared` twice. The words that are missing after the item's words are deleted are shared.
  const { rows } = await sql<Compared>`
    select id, created_at, text from (
      select id, created_at, text, search, length(search) - length(ts_delete(search, ${words}::text[])) as shared
      from (select * from feedback where id <> ${id} order by created_at desc, id desc limit ${COMPARED}) as latest offset 0
    ) as compared
    where shared >= ${least} order by shared / sqrt(length(search)) desc, created_at desc, id desc limit ${PRESELECTED}`.execute(db);
  return rows;
}

/** The ids of the items that share enough words, in order. */
function mostSimilar(words: readonly string[], least: number, items: readonly Compared[]): readonly string[] {
  const wanted = new Set(words);
  const measured = items.flatMap(({ id, created_at, text }) => {
    const others = longWords(text);
    const shared = others.filter((word) => wanted.has(word)).length;
    return shared < least ? [] : [{ id, at: created_at.getTime(), similarity: shared / Math.sqrt(others.length) }];
  });
  measured.sort((one, other) => other.similarity - one.similarity || other.at - one.at);
  return measured.slice(0, MOST).map(({ id }) => id);
}

/** The different words of a text that have enough letters, in their order. */
function longWords(text: string): readonly string[] {
  return feedbackWords(text)
    .split(' ')
    .filter((word) => [...word].length >= LEAST_LETTERS);
}
