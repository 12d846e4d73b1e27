import { sql } from 'kysely';
import { askedWords } from '#core/contract/search-text/asked-words.ts';
import { FEW_POSTINGS } from '../../contract/read.ts';
import type { JobSearch } from '../../contract/search.ts';
import type { FoundJob, OtherJobs, WordCount } from '../../contract/search-schemas.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import type { FoundPage, JobSearcher } from './job-searcher.ts';
import { readFilters, typedText } from './values-of-filter.ts';

interface Others {
  readonly others: OtherJobs[];
  readonly words: WordCount[];
}

/** A search leaves out at most so many words. */
const MOST_LEFT_OUT = 2;

/** Each counted word is a statement. */
const MOST_WORDS = 8;

const NONE: Others = { others: [], words: [] };

/** What makes up for few postings: those without the least frequent words, and what each word finds alone. */
export async function othersThan(
  { db, searcher }: { readonly db: JobSearchDatabase; readonly searcher: JobSearcher },
  search: JobSearch,
  found: FoundPage,
): Promise<Others> {
  const isFew = search.cursor === undefined && found.nextCursor === null && found.items.length < FEW_POSTINGS;
  if (!isFew || search.exact === true) return NONE;
  const words = wordsIn(readFilters(search, found.corrected ?? typedText(search)).rest);
  if (words.length < 2) return NONE;
  const phrases = found.read.map(({ phrase }) => phrase);
  const textOf = (left: readonly string[]): string => [...phrases, ...left].join(' ');
  return {
    others: await withoutWords(searcher, { search, found, words, rarest: await rarestFirst(db, words), textOf }),
    words: words.length < 3 ? [] : await countEach(searcher, search, words.slice(0, MOST_WORDS), textOf),
  };
}

interface Asked {
  readonly search: JobSearch;
  readonly found: FoundPage;
  readonly words: readonly string[];
  readonly rarest: readonly string[];
  readonly textOf: (words: readonly string[]) => string;
}

async function withoutWords(searcher: JobSearcher, { search, found, words, rarest, textOf }: Asked): Promise<OtherJobs[]> {
  const others: OtherJobs[] = [];
  let shown: readonly FoundJob[] = found.items;
  let counted = shown.length;
  for (let left = 1; left <= MOST_LEFT_OUT && left < rarest.length && shown.length < FEW_POSTINGS; left += 1) {
    const without = rarest.slice(0, left);
    const q = textOf(words.filter((word) => !without.includes(word)));
    const exact = { ...search, q, exact: undefined };
    const page = await searcher.search({ ...exact, limit: FEW_POSTINGS + shown.length });
    // A correction would bring postings without the words that are said to be in them.
    if (page.corrected !== null) continue;
    const items = page.items.filter(({ id }) => shown.every((job) => job.id !== id)).slice(0, FEW_POSTINGS);
    if (items.length === 0) continue;
    const { count, more } = await searcher.count(exact);
    others.push({ without: [...without], q, items, count: Math.max(count - counted, items.length), more });
    shown = [...shown, ...items];
    counted = count;
  }
  return others;
}

async function countEach(
  searcher: JobSearcher,
  search: JobSearch,
  words: readonly string[],
  textOf: Asked['textOf'],
): Promise<WordCount[]> {
  const counts: WordCount[] = [];
  // One after the other, because one request should not hold many connections.
  for (const word of words) counts.push({ word, ...(await searcher.count({ ...search, q: textOf([word]), exact: true })) });
  return counts.filter(({ count }) => count > 0);
}

/** The words of a text as they were typed, each once. */
function wordsIn(text: string): readonly string[] {
  return [...new Set(text.split(/\s+/u).filter((word) => askedWords(word).length > 0))];
}

async function rarestFirst(db: JobSearchDatabase, words: readonly string[]): Promise<readonly string[]> {
  const stored = new Map(words.map((word) => [word, askedWords(word).map((asked) => asked.word)]));
  const rows = await db
    .selectFrom('job_words')
    .select(['word', 'frequency'])
    .where(sql<boolean>`word = any(${[...stored.values()].flat()}::text[])`)
    .execute();
  const times = new Map(rows.map(({ word, frequency }) => [word, frequency]));
  const frequencyOf = (word: string): number => Math.min(...(stored.get(word) ?? []).map((each) => times.get(each) ?? 0));
  return words.toSorted((one, other) => frequencyOf(one) - frequencyOf(other));
}
