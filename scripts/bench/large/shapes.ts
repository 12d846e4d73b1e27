import type { CandidateFilter } from '#plugins/candidate/contract/candidate-search-schemas.ts';
import type { SearchOrder } from '#plugins/job-search/contract/search.ts';
import { EXPERIENCE_BANDS, skillKey } from '#plugins/jobs/contract/filter-values.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { FIELDS, LEVELS, TRADES } from '../api/generate-postings.ts';
import { frequent, type LargeWorld } from './large-world.ts';

/** Different requests of a shape. */
export const SAMPLES = 200;

/** The kinds of search that are measured. Each makes the terms of a request. */
export type Shapes<Terms> = Readonly<Record<string, () => Terms>>;

interface ListTerms extends JobFilter {
  readonly sort?: SearchOrder;
}

/** Searches that are lists, and those that are counted and divided into facets. */
export interface JobShapes {
  readonly lists: Shapes<ListTerms>;
  /** Whose fiftieth page is asked for. */
  readonly deep: Shapes<ListTerms>;
  readonly counts: Shapes<JobFilter>;
  readonly facets: Shapes<JobFilter>;
  /** The typed text. */
  readonly suggestions: Shapes<string>;
  readonly places: Shapes<string>;
}

/** Words of descriptions from the 300th to the 20,000th, which no title has. */
const RANKS = { from: 300, to: 20_000 };
/** Places of searches, the largest ones. */
const SEARCHED_PLACES = 1500;

export function jobShapes(world: LargeWorld, companyIds: readonly string[]): JobShapes {
  const { draw, text, places, categories, skills } = world;
  const one = <Item>(list: readonly Item[]): Item => frequent(draw, list);
  const two = (list: readonly string[]): string => [...new Set([one(list), one(list)])].join(',');
  const [trade, field] = [() => one(TRADES), () => one(FIELDS)];
  const level = () => one(LEVELS.slice(2));
  // Evenly by the logarithm: as many of the frequent ones as of the rare ones.
  const described = (): string => text.words[Math.floor(RANKS.from * (RANKS.to / RANKS.from) ** (draw(2 ** 20) / 2 ** 20))] ?? '';
  const place = () => one(places.slice(0, SEARCHED_PLACES));
  const category = () => one(categories).code;
  const around = (radius: number) => {
    const { id, name } = place();
    return { place: id, where: name, radius };
  };
  const filters = {
    'one category': () => ({ category: category() }),
    'one type': () => ({ employmentType: one(EMPLOYMENT_TYPES) }),
    'one mode': () => ({ workMode: one(WORK_MODES) }),
    'one experience': () => ({ experience: one(EXPERIENCE_BANDS) }),
    'one language': () => ({ language: one(['en', 'de', 'fr', 'es', 'nl', 'ar', 'pl', 'it']) }),
    'one country': () => ({ country: place().country }),
    'one company': () => ({ companies: one(companyIds) }),
    'one skill': () => ({ skills: skillKey({ code: '', name: one(skills) }) }),
    'least pay': () => ({ minSalary: 30_000 + draw(70) * 1000, currency: one(['EUR', 'USD', 'GBP']) }),
    'newest week': () => ({ postedWithin: 7 }),
    'words of a place': () => ({ where: place().name }),
  } satisfies Shapes<JobFilter>;
  const words = {
    'one word': trade,
    'two words': () => `${field()} ${trade()}`,
    'three words': () => `${level()} ${field()} ${trade()}`,
    'word of descriptions': described,
    'two words of descriptions': () => `${described()} ${described()}`,
    'word of titles and one of descriptions': () => `${trade()} ${described()}`,
    'phrase that is a filter, and a word': () => `${one(['remote', 'part time', 'internship', 'entry level'])} ${trade()}`,
    'misspelt word': () => misspelt(trade(), draw),
    'two misspelt words of three': () => `${level()} ${misspelt(field(), draw)} ${misspelt(trade(), draw)}`,
    'absent word': () => `qx${draw(1_000_000)}v`,
    'few results': () => `${level()} ${field()} ${trade()} ${described()}`,
  } satisfies Shapes<string>;
  const ofWords = Object.fromEntries(Object.entries(words).map(([name, make]) => [name, () => ({ q: make() })])) as Record<
    keyof typeof words,
    () => { q: string }
  >;
  const combined = {
    'word and place in words': () => ({ q: trade(), where: place().name }),
    'place and 25 km': () => around(25),
    'place and 100 km': () => around(100),
    'place, 100 km and remote': () => ({ ...around(100), remote: true }),
    'word, place and 25 km': () => ({ q: trade(), ...around(25) }),
    'word, place and 100 km': () => ({ q: trade(), ...around(100) }),
    'two words, place and 25 km': () => ({ q: `${field()} ${trade()}`, ...around(25) }),
    'word of descriptions, place and 100 km': () => ({ q: described(), ...around(100) }),
    'two filters': () => ({ category: category(), employmentType: one(EMPLOYMENT_TYPES) }),
    'two rare filters': () => ({ workMode: 'remote', language: one(['ar', 'pl', 'it']), country: place().country }),
    'two filters with two values': () => ({ category: `${category()},${category()}`, employmentType: two(EMPLOYMENT_TYPES) }),
    'word and category': () => ({ q: trade(), category: category() }),
    'word and two filters': () => ({ q: trade(), category: `${category()},${category()}`, employmentType: two(EMPLOYMENT_TYPES) }),
    'word of descriptions and category': () => ({ q: described(), category: category() }),
  } satisfies Shapes<JobFilter>;
  const plain = (): JobFilter => ({});
  return {
    lists: {
      plain,
      ...filters,
      ...ofWords,
      ...combined,
      'word, newest first': () => ({ q: trade(), sort: 'newest' }),
      'two words, newest first': () => ({ ...ofWords['two words'](), sort: 'newest' }),
      'word of descriptions, newest first': () => ({ q: described(), sort: 'newest' }),
      'highest pay': () => ({ sort: 'pay' }),
      'word, highest pay': () => ({ q: trade(), sort: 'pay' }),
      'category, highest pay': () => ({ category: category(), sort: 'pay' }),
    },
    deep: {
      plain,
      'one category': filters['one category'],
      'one word': ofWords['one word'],
      'word, newest first': () => ({ q: trade(), sort: 'newest' }),
    },
    counts: {
      plain,
      ...filters,
      ...ofWords,
      ...combined,
    },
    facets: {
      plain,
      'one category': filters['one category'],
      'one word': ofWords['one word'],
      'two words': ofWords['two words'],
      'word of descriptions': ofWords['word of descriptions'],
      'word and two filters': combined['word and two filters'],
      'place and 25 km': combined['place and 25 km'],
      'word, place and 100 km': combined['word, place and 100 km'],
    },
    suggestions: {
      'beginning of a word': () => trade().slice(0, 1 + draw(4)),
      'two words': () => `${field()} ${trade().slice(0, 2)}`,
      'absent word': () => `qx${draw(1_000_000)}`,
    },
    places: { 'beginning of a place': () => place().name.slice(0, 1 + draw(4)) },
  };
}

export function candidateShapes({ draw }: LargeWorld): {
  readonly lists: Shapes<CandidateFilter>;
  readonly facets: Shapes<CandidateFilter>;
} {
  const one = <Item>(list: readonly Item[]): Item => frequent(draw, list);
  const word = () => one(['welder', 'experienced', 'nurse', 'pil', 'miner', 'cook', 'teacher', 'lawyer']);
  const filters = () => ({ country: one(['NL', 'BE', 'DE']), mode: 'onsite', startWithin: '30' as const });
  const shapes = {
    plain: () => ({}),
    'one word': () => ({ q: word() }),
    'three filters': filters,
    'word and three filters': () => ({ q: word(), ...filters() }),
    'word, skills and language': () => ({ q: word(), skills: `~skill_${draw(40)},~skill_${draw(40)}`, languages: 'en:a1' }),
  } satisfies Shapes<CandidateFilter>;
  return { lists: shapes, facets: shapes };
}

/** With two neighbours swapped, or without a letter. */
function misspelt(word: string, draw: (below: number) => number): string {
  const at = 1 + draw(word.length - 3);
  const [before, here, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  return draw(2) === 0 ? `${before}${next}${here}${after}` : `${before}${next}${after}`;
}
