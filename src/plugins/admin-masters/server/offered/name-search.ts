import { type RawBuilder, sql } from 'kysely';
import type { Param } from '#core/server/db/prepared.ts';
import { wordsOf } from '#core/server/text/text-key.ts';

/** Names that a search returns at most. A row can have several of them. */
const MOST_NAMES = 100;

/** Names that a search reads at most before it sorts them, for words and parts that occur in very many names. */
const MOST_READ = 3000;

/** Parts of names are found from this number of characters on, because shorter parts occur in too many names. */
const FEWEST_FOR_PARTS = 4;

/** Beginnings of words are found from this number of characters on. */
const FEWEST_FOR_WORDS = 3;

/** Further words of a search text are ignored. */
const MOST_WORDS = 8;

/** The values of a search for names. A condition that is `null` finds nothing. */
export interface NameSearch {
  readonly entity: string;
  /** Code of the row above, for the search below a row. */
  readonly parent: string;
  readonly from: string | null;
  readonly to: string | null;
  /** A tsquery literal. */
  readonly words: string | null;
  /** A pattern for `like`. */
  readonly part: string | null;
  readonly key: string;
}

type Conditions = Pick<NameSearch, 'from' | 'to' | 'words' | 'part' | 'key'>;

/** Finds names that begin with a text, that have words beginning with its words, or that contain it. */
export function withText(key: string): Conditions {
  const length = [...key].length;
  return {
    from: key,
    // The end of the range is the highest character.
    to: `${key}\u{10FFFF}`,
    words: length < FEWEST_FOR_WORDS ? null : withAll(searchWords(key).map((word) => `${word}:*`)),
    part: length < FEWEST_FOR_PARTS ? null : `%${key.replace(/[\\%_]/g, '\\$&')}%`,
    key,
  };
}

/** Finds names with one word of each list. */
export function withWords(words: readonly (readonly string[])[]): Conditions {
  return { from: null, to: null, words: withAll(words.map((choices) => choices.join(' | '))), part: null, key: '' };
}

/**
 * The codes of the names that begin with the text, in their order, and then of those with its words, the shortest first. PostgreSQL runs
 * the second part only when the first one finds too little.
 */
export function wordsQuery(param: Param<NameSearch>, isBelow: boolean): RawBuilder<{ code: string }> {
  const beginning = sql`n.key >= ${param('from')} and n.key < ${param('to')}`;
  return sql`
    (select n.code from master_names n ${offeredRow(param, isBelow)}
      where n.entity = ${param('entity')} and ${beginning} order by n.key limit ${sql.lit(MOST_NAMES)})
    union all
    (select n.code from (${best(param, sql`words @@ ${param('words')}::tsquery`, sql`char_length(key), key`)}) n ${offeredRow(param, isBelow)})
    limit ${sql.lit(MOST_NAMES)}`;
}

/** The codes of the names that contain the text, those first that begin with it or contain it early. */
export function partsQuery(param: Param<NameSearch>, isBelow: boolean): RawBuilder<{ code: string }> {
  const order = sql`strpos(key, ${param('key')}), char_length(key)`;
  return sql`select n.code from (${best(param, sql`key like ${param('part')}`, order)}) n ${offeredRow(param, isBelow)}`;
}

function offeredRow(param: Param<NameSearch>, isBelow: boolean): RawBuilder<unknown> {
  return sql`join master_rows r on r.entity = ${param('entity')} and r.code = n.code and not r.is_hidden
    ${isBelow ? sql`and r.parent = ${param('parent')}` : sql``}`;
}

// Without the inner limit, PostgreSQL would have to sort every match. A much lower one would make it read the table instead of the index.
function best(param: Param<NameSearch>, condition: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select code from (
      select code, key from master_names where entity = ${param('entity')} and ${condition} limit ${sql.lit(MOST_READ)}
    ) matching order by ${order} limit ${sql.lit(2 * MOST_NAMES)}`;
}

/** The words of a text that a search looks for. */
export function searchWords(key: string): string[] {
  return wordsOf(key).slice(0, MOST_WORDS);
}

// Words are only letters and digits, so nothing needs quotes.
function withAll(conditions: readonly string[]): string | null {
  return conditions.length === 0 ? null : conditions.map((condition) => `(${condition})`).join(' & ');
}
