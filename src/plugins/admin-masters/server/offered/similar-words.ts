import { sql } from 'kysely';
import type { MasterRowDatabase } from '../master-tables.ts';
import { searchWords } from './name-search.ts';

/** Shorter words are similar to too many others. */
const SHORTEST = 4;

/** Words that differ more in length are other words. */
const LENGTH_DIFFERENCE = 2;

/** Words that are clearly less similar than the best one are other words. */
const SHARE_OF_BEST = 0.85;

/**
 * The words of a text, each with the words of names that are most like it, for a text with misspelled words. `undefined` when no word of
 * the names is similar.
 */
export async function correctedWords(db: MasterRowDatabase, entity: string, key: string): Promise<readonly string[][] | undefined> {
  const typed = searchWords(key);
  const long = typed.filter((word) => [...word].length >= SHORTEST);
  if (long.length === 0) return undefined;
  const { rows } = await sql<{ typed: string; word: string }>`
    select typed, word from (
      select typed, known.word, known.likeness, max(known.likeness) over (partition by typed) as best
      from unnest(${long}::text[]) as typed
      cross join lateral (
        select word, similarity(word, typed) as likeness from master_words
        where entity = ${entity} and word % typed and abs(char_length(word) - char_length(typed)) <= ${LENGTH_DIFFERENCE}
        order by likeness desc, word limit 4
      ) known
    ) known where likeness >= ${SHARE_OF_BEST} * best order by likeness desc`.execute(db);
  if (rows.length === 0) return undefined;
  const similar = Map.groupBy(rows, (row) => row.typed);
  return typed.map((word) => similar.get(word)?.map((row) => row.word) ?? [`${word}:*`]);
}
