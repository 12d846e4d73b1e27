import { newestSteps } from '#plugins/jobs/contract/text-times.ts';
import type { SearchOrder } from '../../contract/search.ts';

/** Filters that compare one column with one or several values. */
export const VALUE_FILTERS = ['company', 'category', 'employment', 'workMode', 'experience', 'language', 'country'] as const;

export type ValueFilter = (typeof VALUE_FILTERS)[number];

/** How many values a filter has. With one value, an index lists the postings from newest to oldest. */
export type Amount = 'one' | 'several';

/**
 * A part of the list. `relevance`: 0 has the postings whose title is exactly the searched text, 1 the newest other matches by rank, 2 the
 * rest, and 3 those of which only the description has all words. `pay`: 0 has the postings with pay in the currency, 1 the rest. `newest`:
 * all is part 0.
 */
export type Part = 0 | 1 | 2 | 3;

/** The parts of a search. Equal shapes use the same statement. */
export interface SearchShape extends Readonly<Record<ValueFilter, Amount | undefined>> {
  readonly companies: boolean;
  readonly skills: boolean;
  readonly minPay: boolean;
  readonly maxPay: boolean;
  /** Whether the pay is compared in one currency. */
  readonly currency: boolean;
  readonly since: boolean;
  readonly jobId: boolean;
  readonly where: boolean;
  readonly places: boolean;
  readonly placeWords: boolean;
  readonly remoteIn: boolean;
  readonly title: boolean;
  readonly words: boolean;
  readonly readMode: boolean;
  readonly readType: boolean;
  readonly readLevel: boolean;
  /** Whether a currency was asked for. */
  readonly payCurrency: boolean;
  readonly order: SearchOrder;
  /** The part of the posting after which the page begins. */
  readonly after: Part | undefined;
}

type Scalar = string | number;

/** The values of the parts. The value of a part that the shape lacks is not read. */
export interface SearchValues extends Readonly<Record<ValueFilter, Scalar | readonly Scalar[] | undefined>> {
  /** Highest number of rows. */
  readonly rows: number;
  /** Beside `company`, the choice of the filter. */
  readonly companies: readonly string[] | undefined;
  readonly skills: readonly string[] | undefined;
  /** Whole units of the currency a year. */
  readonly minPay: number | undefined;
  readonly maxPay: number | undefined;
  /** Of the pay filter. */
  readonly currency: string | undefined;
  /** Earliest publication time. */
  readonly since: Date | undefined;
  /** The posting whose reference was typed as the search text. */
  readonly jobId: string | undefined;
  /** `placeWords` of the search text. */
  readonly where: string | undefined;
  /** The numbers of the places around the one of the search. */
  readonly places: readonly number[] | undefined;
  /** `placeWords` of its name, for postings whose places are not known. */
  readonly placeWords: string | undefined;
  /** The country of the place, for remote postings beside those of the places. */
  readonly remoteIn: string | undefined;
  /** `textKey` of the search text. */
  readonly title: string | undefined;
  /** The words that must match, a tsquery literal. */
  readonly words: string | undefined;
  /** All words, any of which counts for the rank, a tsquery literal. */
  readonly rank: string | undefined;
  /** The words that whole postings must have, a tsquery literal. */
  readonly text: string | undefined;
  /** The words for the last days, and for the last weeks, before the time of the position. */
  readonly days: string | undefined;
  readonly weeks: string | undefined;
  /** What phrases of the search text were read as, each with a tsquery literal of the phrases that say it. */
  readonly readMode: string | undefined;
  readonly readModeWords: string | undefined;
  readonly readType: string | undefined;
  readonly readTypeWords: string | undefined;
  /** Index in `EXPERIENCE_BANDS`. */
  readonly readLevel: number | undefined;
  readonly readLevelWords: string | undefined;
  /** Of the order `pay`. */
  readonly payCurrency: string | undefined;
  /** The row after which the page begins. */
  readonly score: number | undefined;
  readonly at: Date | undefined;
  readonly id: string | undefined;
  /** The newest and the oldest posting of the ranked ones. */
  readonly newestAt: Date | undefined;
  readonly newestId: string | undefined;
  readonly oldestAt: Date | undefined;
  readonly oldestId: string | undefined;
}

/** The words for the last days and weeks before a time, by which whole postings with the words are looked for in steps. */
export function textSteps(text: string | undefined, before: Date): Pick<SearchValues, 'days' | 'weeks'> {
  const [days, weeks] = text === undefined ? [] : newestSteps(before);
  return { days, weeks };
}

const COMMON_FILTERS: readonly ValueFilter[] = ['company', 'category', 'employment', 'workMode'];

// A text counts as one part.
const MOST_PARTS = 2;

/**
 * Whether a search has at most two parts with one value each and no order of its own, like most searches. These 82 statements are always
 * prepared. Any caller can request all shapes, and prepared statements stay in the memory of each connection.
 */
export function isCommon(shape: SearchShape): boolean {
  const { companies, skills, places, maxPay, currency, payCurrency, order, after, title, words } = shape;
  if (
    isRead(shape) ||
    companies ||
    skills ||
    places ||
    maxPay ||
    currency ||
    payCurrency ||
    title !== words ||
    (order === 'newest') === title ||
    order === 'pay'
  )
    return false;
  // Few titles have so many postings that they fill a page.
  if (title && after === 0) return false;
  const chosen = VALUE_FILTERS.filter((name) => shape[name] !== undefined);
  if (chosen.some((name) => shape[name] === 'several' || !COMMON_FILTERS.includes(name))) return false;
  return chosen.length + [shape.minPay, shape.since, shape.where, title].filter(Boolean).length <= MOST_PARTS;
}

/** Whether a search has words at most. */
export function isUnfiltered(shape: SearchShape): boolean {
  const { companies, skills, minPay, maxPay, since, where, places, title, words } = shape;
  return (
    title === words &&
    !isRead(shape) &&
    ![companies, skills, minPay, maxPay, since, where, places].includes(true) &&
    VALUE_FILTERS.every((name) => !shape[name])
  );
}

function isRead({ jobId, readMode, readType, readLevel }: SearchShape): boolean {
  return jobId || readMode || readType || readLevel;
}

/** The shape of these values. */
export function shapeOf(values: SearchValues, order: SearchOrder, after: Part | undefined): SearchShape {
  const has = (name: keyof SearchValues): boolean => values[name] !== undefined;
  const amount = (name: ValueFilter): Amount | undefined => {
    if (values[name] === undefined) return undefined;
    return Array.isArray(values[name]) ? 'several' : 'one';
  };
  return {
    company: amount('company'),
    category: amount('category'),
    employment: amount('employment'),
    workMode: amount('workMode'),
    experience: amount('experience'),
    language: amount('language'),
    country: amount('country'),
    companies: has('companies'),
    skills: has('skills'),
    minPay: has('minPay'),
    maxPay: has('maxPay'),
    currency: has('currency'),
    since: has('since'),
    jobId: has('jobId'),
    where: has('where'),
    places: has('places'),
    placeWords: has('placeWords'),
    remoteIn: has('remoteIn'),
    title: has('title'),
    words: has('words'),
    ...{ readMode: has('readMode'), readType: has('readType'), readLevel: has('readLevel') },
    payCurrency: has('payCurrency'),
    order,
    after,
  };
}
