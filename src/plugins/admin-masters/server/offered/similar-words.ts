import { type RawBuilder, sql } from 'kysely';
import { FORGIVEN_LETTERS } from '#core/contract/forgiving-words.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { searchWords } from './name-search.ts';

/** Words with more mistakes that differ more in length are other words. */
const LENGTH_DIFFERENCE = 2;

/** Words that are clearly less similar than the best one are other words. */
const SHARE_OF_BEST = 0.85;

/** Words that take the place of a typed one. */
const MOST_WORDS = 12;

/** Letters of a typed word that a mistake may be in. Words of names are seldom longer. */
const MOST_LETTERS = 24;

/**
 * The words of a text, each with the words of names that it means: itself where it is the beginning of one, otherwise those that it is one
 * mistake away from, see `isNearBeginning`, otherwise those that are most like it. `undefined` when no word is to be replaced, or when a
 * misspelled one is like none.
 */
export async function correctedWords(db: MasterRowDatabase, entity: string, key: string): Promise<readonly string[][] | undefined> {
  const typed = searchWords(key);
  const meant: (readonly string[])[] = [];
  for (const word of typed) {
    const isForgiven = [...word].length >= FORGIVEN_LETTERS && !(await isBeginning(db, entity, word));
    meant.push(isForgiven ? await similarTo(db, entity, word) : [`${word}:*`]);
  }
  const isReplaced = meant.some(([first], at) => first !== `${typed[at]}:*`);
  return isReplaced && meant.every(({ length }) => length > 0) ? meant.map((words) => [...words]) : undefined;
}

async function similarTo(db: MasterRowDatabase, entity: string, word: string): Promise<readonly string[]> {
  const near = await nearWords(db, entity, word);
  return near.length > 0 ? near : likeWords(db, entity, word);
}

/** The end of the range of words with a beginning is the highest character. */
function beginsWith(beginning: string): RawBuilder<boolean> {
  return sql<boolean>`(word >= ${beginning} and word < ${`${beginning}\u{10FFFF}`})`;
}

async function isBeginning(db: MasterRowDatabase, entity: string, word: string): Promise<boolean> {
  const { rows } = await sql`select from master_words where entity = ${entity} and ${beginsWith(word)} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * The words of which the typed one, with one mistake, is a beginning: the shortest first. Of the words with the same first letters, which an
 * index finds, each place of the mistake is tried; of all others only its first places.
 */
async function nearWords(db: MasterRowDatabase, entity: string, typed: string): Promise<string[]> {
  const letters = [...typed].slice(0, MOST_LETTERS);
  const [first, later] = [mistakesIn(letters, 0, 2), mistakesIn(letters, 2, letters.length + 1)];
  const { rows } = await sql<{ word: string }>`
    select word from (
      select word from master_words where entity = ${entity} and ${beginsWith(letters.slice(0, 2).join(''))} and word like any(${later})
      union
      select word from master_words where entity = ${entity} and word like any(${first})
    ) near order by char_length(word), word limit ${MOST_WORDS}`.execute(db);
  return rows.map(({ word }) => word);
}

/** Patterns of the words that the letters mean if the mistake is at one of these places. Letters have no special meaning in patterns. */
function mistakesIn(letters: readonly string[], from: number, to: number): string[] {
  const at = Array.from({ length: to - from }, (_, index) => from + index);
  const patterns = at.flatMap((place) => {
    const [before, letter, after] = [letters.slice(0, place), letters[place], letters.slice(place + 1)];
    const missing = [...before, '_', ...letters.slice(place)];
    if (letter === undefined) return [missing];
    const [next, ...rest] = after;
    const swapped = next === undefined ? [] : [[...before, next, letter, ...rest]];
    return [missing, [...before, '_', ...after], [...before, ...after], ...swapped];
  });
  return patterns.map((pattern) => `${pattern.join('')}%`);
}

/** The words with the most equal parts, for a word with several mistakes. */
async function likeWords(db: MasterRowDatabase, entity: string, typed: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from (
      select word, likeness, max(likeness) over () as best from (
        select word, similarity(word, ${typed}) as likeness from master_words
        where entity = ${entity} and word % ${typed} and abs(char_length(word) - char_length(${typed})) <= ${LENGTH_DIFFERENCE}
        order by likeness desc, word limit 4
      ) known
    ) known where likeness >= ${SHARE_OF_BEST} * best order by likeness desc`.execute(db);
  return rows.map(({ word }) => word);
}
