import { sql } from 'kysely';
import { editDistance } from '#core/contract/edit-distance.ts';
import { askedWords } from '#core/contract/search-text/asked-words.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';

/**
 * Shorter words are similar to too many others. A number that no posting has is not a misspelled one, and a word with signs is another one
 * without them, unless they are a mere point before it or plus after it.
 */
const CORRECTED = /^\.?[\p{L}\p{M}]{4,}\+?$/u;

/** Words with more than four letters may have two wrong ones. */
const TWO_MISTAKES = 5;

/** Known words that are compared letter by letter for each misspelled one. */
const COMPARED = 60;

interface KnownWord {
  readonly typed: string;
  readonly word: string;
  readonly frequency: number;
}

/**
 * A search text with the nearest known word in place of each word that no known word begins with. A word without a near one stays.
 * `undefined` when nothing is to be replaced.
 */
export async function corrected(db: JobSearchDatabase, typed: string): Promise<string | undefined> {
  const words = askedWords(typed).map(({ word }) => word);
  const long = words.filter((word) => CORRECTED.test(word));
  const unknown = long.length === 0 ? [] : await unknownAmong(db, long);
  if (unknown.length === 0) return undefined;
  const candidates = Map.groupBy(await similarWords(db, unknown), (row) => row.typed);
  const nearest = new Map(unknown.map((word) => [word, nearestOf(word, candidates.get(word) ?? [])]));
  if (unknown.every((word) => nearest.get(word) === undefined)) return undefined;
  return words.map((word) => nearest.get(word) ?? word).join(' ');
}

async function unknownAmong(db: JobSearchDatabase, words: readonly string[]): Promise<string[]> {
  // The upper end is the first text after all that begin with the word.
  const { rows } = await sql<{ typed: string }>`
    select typed from unnest(${[...words]}::text[]) as typed
    where not exists (select from job_words where word >= typed collate "C" and word < typed || U&'\\+10FFFF' collate "C")`.execute(db);
  return rows.map(({ typed }) => typed);
}

/**
 * The most similar words, and those with the same first letters and about the same length: trigrams miss short words with a mistake. The
 * first three letters may have changed places.
 */
async function similarWords(db: JobSearchDatabase, typed: readonly string[]): Promise<readonly KnownWord[]> {
  const isAsLong = sql`abs(char_length(word) - char_length(typed)) <= 2`;
  const { rows } = await sql<KnownWord>`
    select typed, word, frequency from unnest(${[...typed]}::text[]) as typed
    cross join lateral (
      (
        select word, frequency from job_words where word % typed and ${isAsLong}
        order by similarity(word, typed) desc, frequency desc, word limit ${sql.lit(COMPARED)}
      )
      union
      (
        select near.word, near.frequency
        from (
          select distinct first from unnest(array[left(typed, 2), reverse(left(typed, 2)), left(typed, 1) || substr(typed, 3, 1)]) as first
        ) as beginnings
        cross join lateral (
          select word, frequency from job_words
          where word >= first collate "C" and word < first || U&'\\+10FFFF' collate "C" and ${isAsLong}
          order by frequency desc, word limit ${sql.lit(COMPARED)}
        ) as near
      )
    ) as known`.execute(db);
  return rows;
}

function nearestOf(word: string, known: readonly KnownWord[]): string | undefined {
  const most = [...word].length < TWO_MISTAKES ? 1 : 2;
  const near = known
    .map((row) => ({ ...row, distance: editDistance(word, row.word, most) }))
    .filter(({ distance }) => distance <= most)
    .map((row) => ({ ...row, endings: row.word.at(-1) === word.at(-1) ? 0 : 1 }))
    // The last letter is rarely wrong: `electrican` is an electrician rather than electrical.
    .sort(
      (one, other) =>
        one.distance - other.distance || one.endings - other.endings || other.frequency - one.frequency || (one.word < other.word ? -1 : 1),
    );
  return near[0]?.word;
}
