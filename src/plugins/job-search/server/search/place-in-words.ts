import { sql } from 'kysely';
import { askedWords } from '#core/contract/search-text/asked-words.ts';
import { TtlCache } from '#core/server/load/ttl-cache.ts';
import { anyOf, formLiteral } from '#core/server/text/search-words.ts';
import type { PlaceDirectory } from '#plugins/places/contract/place-directory.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import { withoutPreposition } from './prepositions.ts';

/** Words of a search text that name a place. */
export interface PlaceInWords {
  /** The number of the place. */
  readonly id: number;
  /** As it was typed, with a word such as `in` before it. */
  readonly phrase: string;
  /** The same without that word. */
  readonly name: string;
}

export interface PlaceInWordsDependencies {
  readonly db: JobSearchDatabase;
  readonly places: Pick<PlaceDirectory, 'named'>;
  readonly now: () => Date;
}

/** Most words of a place, with those of its region and country. */
const LONGEST = 4;

/** So many texts are kept for a minute. A text has at most 200 characters. */
const MOST_KEPT = 1_000;

/** Finds the place that the end or the beginning of a text names, the longest name first. The other words stay: at least one. */
export function placeInWords({ db, places, now }: PlaceInWordsDependencies): (text: string) => Promise<PlaceInWords | undefined> {
  const cache = new TtlCache<{ readonly place?: PlaceInWords }, string>({
    compute: async (text) => {
      const phrases = phrasesIn(text);
      const ids = await places.named(phrases.map(({ name }) => name));
      const [place] = phrases.flatMap((phrase, at) => (ids[at] === undefined ? [] : [{ ...phrase, id: ids[at] }]));
      return place !== undefined && (await isRatherPlace(db, place.name)) ? { place } : {};
    },
    keyOf: (text) => text,
    most: MOST_KEPT,
    maxAgeMs: 60_000,
    now,
  });
  return async (text) => (tokensOf(text).length < 2 ? undefined : (await cache.get(text)).place);
}

/** A text without the words that name a place in it. */
export function withoutPlace(text: string, { phrase }: Pick<PlaceInWords, 'phrase'>): string {
  const tokens = tokensOf(text);
  const { length } = tokensOf(phrase);
  const isAtEnd = tokens.slice(-length).join(' ') === phrase;
  return (isAtEnd ? tokens.slice(0, -length) : tokens.slice(length)).join(' ');
}

function phrasesIn(text: string): readonly Omit<PlaceInWords, 'id'>[] {
  const tokens = tokensOf(text);
  const sizes = Array.from({ length: Math.min(LONGEST, tokens.length) }, (_, at) => at + 1).reverse();
  const runs = [...sizes.map((size) => tokens.slice(-size)), ...sizes.map((size) => tokens.slice(0, size))];
  return runs.flatMap((run) => {
    const names = withoutPreposition(run);
    // The longer run with the word before it comes first.
    return run.length === tokens.length ? [] : names.map((name) => ({ phrase: run.join(' '), name: name.join(' ') }));
  });
}

function tokensOf(text: string): readonly string[] {
  return text.split(/\s+/u).filter((token) => token !== '');
}

/**
 * Whether a name is not a word of titles: `mobile developer` is no developer in Mobile, Alabama. It compares the postings that have it in
 * their titles with all that have it.
 */
async function isRatherPlace(db: JobSearchDatabase, name: string): Promise<boolean> {
  const words = askedWords(name);
  const literal = words.map(({ forms }) => anyOf(forms.map(({ lexeme }) => formLiteral({ lexeme, isBeginning: false })))).join(' & ');
  const { rows } = await sql<{ titles: number; postings: number }>`
    select
      (
        select coalesce(sum(frequency), 0)::integer from job_suggestions
        where kind = 'title' and words @@ ${literal}::tsquery
      ) as titles,
      (
        select min(coalesce(frequency, 0)) from unnest(${words.map(({ word }) => word)}::text[]) as named
        left join job_words on job_words.word = named collate "C"
      ) as postings`.execute(db);
  return rows.every(({ titles, postings }) => titles * 2 <= postings);
}
