import { sql } from 'kysely';
import { TtlCache } from '#core/server/load/ttl-cache.ts';
import { type AskedWeight, anyOf, formLiteral } from '#core/server/text/search-words.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import type { SearchValues } from './search-values.ts';

/** Of beginnings that fewer postings have, the index finds all words in a millisecond. */
const FREQUENT = 2000;

/** With more words, the beginning itself is as fast. */
const MOST_WORDS = 60;

/** So many beginnings are kept, and for so long. */
const KEPT = { most: 2000, maxAgeMs: 5 * 60_000 };

/** A beginning in a tsquery literal, with the weight that it must have. */
const BEGINNING = /('[^']+'|[\p{L}\p{N}\p{M}_]+):\*([AC]?)/gu;

type Words = Pick<SearchValues, 'words' | 'text' | 'where'>;

/**
 * Puts the known words in place of frequent beginnings: `(engineer | engineering)` for `engineer:*`. For a beginning, the index collects all
 * postings of all its words before it looks at the other words of the search, which takes ten times as long. A word that the product does not
 * know yet, which it counts every ten minutes, is then found as a whole only.
 */
export class KnownForms {
  readonly #known: TtlCache<readonly string[], string>;

  constructor(db: JobSearchDatabase, now: () => Date) {
    this.#known = new TtlCache({ ...KEPT, compute: (beginning) => knownWords(db, beginning), keyOf: (beginning) => beginning, now });
  }

  async in({ words, text, where }: Words): Promise<Words> {
    return { words: await this.#replaced(words), text: await this.#replaced(text), where: await this.#replaced(where) };
  }

  async #replaced(literal: string | undefined): Promise<string | undefined> {
    if (literal === undefined) return undefined;
    const known = new Map<string, readonly string[]>();
    for (const [, quoted = ''] of literal.matchAll(BEGINNING)) known.set(quoted, await this.#known.get(quoted.replaceAll("'", '')));
    return literal.replace(BEGINNING, (beginning: string, quoted: string, weight: AskedWeight) => {
      const words = known.get(quoted) ?? [];
      return words.length === 0 ? beginning : anyOf(words.map((lexeme) => formLiteral({ lexeme, isBeginning: false }, weight)));
    });
  }
}

/** The beginning and all known words with it; none for one that is not frequent, and for one with many words. */
async function knownWords(db: JobSearchDatabase, beginning: string): Promise<readonly string[]> {
  // The upper end is the first text after all that begin with the word.
  const { rows } = await sql<{ word: string; frequency: number }>`
    select word, frequency from job_words
    where word >= ${beginning} collate "C" and word < ${beginning} || U&'\\+10FFFF' collate "C" limit ${sql.lit(MOST_WORDS + 1)}`.execute(
    db,
  );
  const total = rows.reduce((sum, { frequency }) => sum + frequency, 0);
  return total < FREQUENT || rows.length > MOST_WORDS ? [] : [...new Set([beginning, ...rows.map(({ word }) => word)])];
}
