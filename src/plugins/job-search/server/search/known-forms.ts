import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type AskedWeight, anyOf, formLiteral } from '#core/server/text/search-words.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import type { SearchValues } from './search-values.ts';

/** Of beginnings that fewer postings have, the index finds all words in a millisecond. */
const FREQUENT = 2000;

/** With more words, the beginning itself is as fast. */
const MOST_WORDS = 60;

/** So many beginnings are kept, and for so many milliseconds. */
const KEPT = { max: 2000, ttl: 5 * 60_000, ttlResolution: 0 };

/** A beginning in a tsquery literal, with the weight that it must have. */
const BEGINNING = /('[^']+'|[\p{L}\p{N}\p{M}_]+):\*([AC]?)/gu;

type Words = Pick<SearchValues, 'words' | 'text' | 'where'>;

/**
 * Puts the known words in place of frequent beginnings: `(engineer | engineering)` for `engineer:*`. For a beginning, the index collects all
 * postings of all its words before it looks at the other words of the search, which takes ten times as long. A word that the product does not
 * know yet, which it counts every ten minutes, is then found as a whole only.
 */
export class KnownForms {
  readonly #db: JobSearchDatabase;
  /** For each beginning, the words that stand for it; none where the beginning stays. */
  readonly #known: LRUCache<string, readonly string[]>;

  constructor(db: JobSearchDatabase, now: () => Date) {
    this.#db = db;
    this.#known = new LRUCache({ ...KEPT, perf: { now: () => now().getTime() } });
  }

  async in({ words, text, where }: Words): Promise<Words> {
    const beginnings = [words, text, where].flatMap((literal) =>
      [...(literal?.matchAll(BEGINNING) ?? [])].map(([, quoted]) => unquoted(quoted)),
    );
    const known = await this.#wordsOf([...new Set(beginnings)]);
    const replaced = (literal: string | undefined): string | undefined =>
      literal?.replace(BEGINNING, (beginning: string, quoted: string, weight: AskedWeight) => {
        const forms = known.get(unquoted(quoted)) ?? [];
        return forms.length === 0 ? beginning : anyOf(forms.map((lexeme) => formLiteral({ lexeme, isBeginning: false }, weight)));
      });
    return { words: replaced(words), text: replaced(text), where: replaced(where) };
  }

  async #wordsOf(beginnings: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const known = new Map(beginnings.map((beginning) => [beginning, this.#known.get(beginning)]));
    const unknown = beginnings.filter((beginning) => known.get(beginning) === undefined);
    const found = unknown.length === 0 ? new Map() : await knownWords(this.#db, unknown);
    for (const [beginning, words] of found) this.#known.set(beginning, words);
    return new Map(beginnings.map((beginning) => [beginning, known.get(beginning) ?? found.get(beginning) ?? []]));
  }
}

function unquoted(word = ''): string {
  return word.replaceAll("'", '');
}

/** Each beginning with all known words; with none where it is not frequent or has many words. */
async function knownWords(db: JobSearchDatabase, beginnings: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  // The upper end is the first text after all that begin with the word.
  const { rows } = await sql<{ beginning: string; word: string; frequency: number }>`
    select beginning, word, frequency from unnest(${[...beginnings]}::text[]) as beginning
    cross join lateral (
      select word, frequency from job_words
      where word >= beginning collate "C" and word < beginning || U&'\\+10FFFF' collate "C" limit ${sql.lit(MOST_WORDS + 1)}
    ) as known`.execute(db);
  const byBeginning = Map.groupBy(rows, ({ beginning }) => beginning);
  return new Map(beginnings.map((beginning) => [beginning, formsOf(beginning, byBeginning.get(beginning) ?? [])]));
}

function formsOf(beginning: string, rows: readonly { readonly word: string; readonly frequency: number }[]): readonly string[] {
  const total = rows.reduce((sum, { frequency }) => sum + frequency, 0);
  return total < FREQUENT || rows.length > MOST_WORDS ? [] : [...new Set([beginning, ...rows.map(({ word }) => word)])];
}
