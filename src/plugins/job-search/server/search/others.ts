import { sql } from 'kysely';
import { askedWords } from '#core/contract/search-text/asked-words.ts';
import { FEW_POSTINGS } from '../../contract/read.ts';
import type { JobSearch } from '../../contract/search.ts';
import type { FoundJob, FoundPage, OtherJobs, WordCount } from '../../contract/search-schemas.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import type { JobSearcher } from './job-searcher.ts';
import { withoutPlace } from './place-in-words.ts';
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
  const asked = await askedParts(db, searcher, search, found);
  const parts = [...asked.filters, ...asked.places, ...asked.words];
  if (parts.length < 2 || asked.words.length === 0) return NONE;
  return {
    others: await withoutParts(searcher, asked),
    words: asked.words.length < 3 ? [] : await countEach(searcher, asked),
  };
}

/** The parts of a search text. */
interface Asked {
  readonly search: JobSearch;
  readonly found: FoundPage;
  /** Phrases that were read as filters. */
  readonly filters: readonly string[];
  /** The words that name a place, also when nothing was found there. */
  readonly places: readonly string[];
  readonly words: readonly string[];
  readonly rarest: readonly string[];
}

async function askedParts(db: JobSearchDatabase, searcher: JobSearcher, search: JobSearch, found: FoundPage): Promise<Asked> {
  const typed = typedText(search) ?? '';
  const better = found.items.length === 0 ? await searcher.typed.corrected(search, typed) : undefined;
  const text = found.corrected ?? better ?? typed;
  const place = await searcher.typed.placeRead(search, text);
  const { rest, read } = readFilters(search, text);
  const words = wordsIn(place === undefined ? rest : withoutPlace(rest, place));
  const places = place === undefined ? [] : [place.phrase];
  return { search, found, words, places, filters: read.map(({ phrase }) => phrase), rarest: await rarestFirst(db, words) };
}

/** What is left out, in the order in which it is tried: first the place, then the filters too, then the least frequent words. */
function leftOut({ filters, places, words, rarest }: Asked): readonly (readonly string[])[] {
  const phrases = [...(places.length > 0 && filters.length > 0 ? [places] : []), [...filters, ...places]];
  const ofWords = Array.from({ length: MOST_LEFT_OUT }, (_, at) => rarest.slice(0, at + 1));
  return [...phrases, ...ofWords].filter(({ length }) => length > 0 && length < filters.length + places.length + words.length);
}

async function withoutParts(searcher: JobSearcher, asked: Asked): Promise<OtherJobs[]> {
  const { search, found } = asked;
  const others: OtherJobs[] = [];
  let shown: readonly FoundJob[] = found.items;
  // What was found with fewer parts left out is not counted again.
  const before: { readonly without: readonly string[]; readonly count: number }[] = [];
  for (const without of leftOut(asked)) {
    if (shown.length >= FEW_POSTINGS) break;
    const q = textWithout(asked, without);
    const broader = { ...search, q, exact: undefined };
    const page = await searcher.search({ ...broader, limit: FEW_POSTINGS + shown.length });
    const items = page.items.filter(({ id }) => shown.every((job) => job.id !== id)).slice(0, FEW_POSTINGS);
    // A correction would bring postings without the words that are said to be in them.
    if (page.corrected !== null || items.length === 0) continue;
    const { count, more } = await searcher.count(broader);
    const counted = before.findLast((group) => group.without.every((part) => without.includes(part)))?.count ?? found.items.length;
    before.push({ without, count });
    others.push({ without: [...without], q, items, count: Math.max(count - counted, items.length), more });
    shown = [...shown, ...items];
  }
  return others;
}

async function countEach(searcher: JobSearcher, asked: Asked): Promise<WordCount[]> {
  const { search, words } = asked;
  const counts: WordCount[] = [];
  // One after the other, because one request should not hold many connections.
  for (const word of words.slice(0, MOST_WORDS)) {
    const q = textWithout(
      asked,
      words.filter((each) => each !== word),
    );
    counts.push({ word, q, ...(await searcher.count({ ...search, q })) });
  }
  return counts.filter(({ count }) => count > 0);
}

/** The text of the other parts. The place is at its end, where it is read again. */
function textWithout({ filters, places, words }: Asked, without: readonly string[]): string {
  return [...filters, ...words, ...places].filter((part) => !without.includes(part)).join(' ');
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
