import { sql } from 'kysely';
import { askedWords } from '#core/contract/search-text/asked-words.ts';
import { FEW_POSTINGS } from '../../contract/read.ts';
import type { JobSearch } from '../../contract/search.ts';
import type { FoundJob, FoundPage, OtherJobs, WordCount } from '../../contract/search-schemas.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import type { JobSearcher } from './job-searcher.ts';
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
  // Short lists, such as those of widgets and while a visitor types, do not show others.
  const isWhole = search.cursor === undefined && search.limit >= FEW_POSTINGS;
  const isFew = isWhole && found.nextCursor === null && found.items.length < FEW_POSTINGS;
  if (!isFew || search.exact === true) return NONE;
  const words = wordsIn(readFilters(search, found.corrected ?? typedText(search)).rest);
  const phrases = found.read.map(({ phrase }) => phrase);
  if (words.length + phrases.length < 2 || words.length === 0) return NONE;
  const asked: Asked = { search, found, phrases, words, rarest: await rarestFirst(db, words) };
  return {
    others: await withoutWords(searcher, asked),
    words: words.length < 3 ? [] : await countEach(searcher, asked),
  };
}

interface Asked {
  readonly search: JobSearch;
  readonly found: FoundPage;
  /** Those that were read as filters. */
  readonly phrases: readonly string[];
  readonly words: readonly string[];
  readonly rarest: readonly string[];
}

/** What is left out, in the order in which it is tried: first the filters, then the least frequent words. */
function leftOut({ phrases, words, rarest }: Asked): readonly (readonly string[])[] {
  const ofWords = Array.from({ length: MOST_LEFT_OUT }, (_, at) => rarest.slice(0, at + 1));
  return [phrases, ...ofWords].filter(({ length }) => length > 0 && length < phrases.length + words.length);
}

async function withoutWords(searcher: JobSearcher, asked: Asked): Promise<OtherJobs[]> {
  const { search, found, phrases, words } = asked;
  const others: OtherJobs[] = [];
  let shown: readonly FoundJob[] = found.items;
  // How many were found with fewer words left out. Filters are left out alone.
  let counted = found.items.length;
  for (const without of leftOut(asked)) {
    if (shown.length >= FEW_POSTINGS) break;
    const q = [...phrases, ...words].filter((each) => !without.includes(each)).join(' ');
    const broader = { ...search, q, exact: undefined };
    const page = await searcher.search({ ...broader, limit: FEW_POSTINGS + shown.length });
    const items = page.items.filter(({ id }) => shown.every((job) => job.id !== id)).slice(0, FEW_POSTINGS);
    // A correction would bring postings without the words that are said to be in them.
    if (page.corrected !== null || items.length === 0) continue;
    const { count, more } = await searcher.count(broader);
    others.push({ without: [...without], q, items, count: Math.max(count - counted, items.length), more });
    shown = [...shown, ...items];
    if (without !== phrases) counted = count;
  }
  return others;
}

async function countEach(searcher: JobSearcher, { search, phrases, words }: Asked): Promise<WordCount[]> {
  const counts: WordCount[] = [];
  // One after the other, because one request should not hold many connections.
  for (const word of words.slice(0, MOST_WORDS)) {
    const q = [...phrases, word].join(' ');
    counts.push({ word, q, ...(await searcher.count({ ...search, q })) });
  }
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
