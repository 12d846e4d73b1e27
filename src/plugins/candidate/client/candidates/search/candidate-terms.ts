import { filterValues } from '#plugins/jobs/contract/filter-values.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { type CandidateQuery, MOST_CANDIDATE_VALUES, START_WITHIN } from '../../../contract/candidate-search.ts';
import type { CandidateFilter } from '../../../contract/candidate-search-schemas.ts';
import { LANGUAGE_LEVELS } from '../../../contract/sections.ts';

/** The most characters of the words. */
export const MOST_TYPED = 200;

/** The most characters of a town. */
export const MOST_TOWN = 120;

/** The highest value of the filter for years of work. */
export const MOST_YEARS = 50;

/** Which values each filter of several values takes. */
const TAKES = {
  skills: matching(/^(?=.{1,80}$)~?[\p{L}\p{N}\p{M}_.+#-]+$/u),
  languages: matching(new RegExp(`^[a-z]{2,3}:(?:${LANGUAGE_LEVELS.join('|')})$`)),
  country: matching(/^[A-Z]{2}$/),
  category: matching(/^[^,]{1,64}$/),
  type: among(EMPLOYMENT_TYPES),
  mode: among(WORK_MODES),
} as const;

/** A filter that takes several values. */
export type ValuesFilter = keyof typeof TAKES;

type Search = Readonly<Record<string, string | undefined>>;

/** Reads a search from the query of an address. Invalid values are left out. Equal searches have equal terms. */
export function termsFrom(search: Search): CandidateQuery {
  const q = typedText(search.q, MOST_TYPED);
  const skills = values(search, 'skills');
  return {
    q,
    town: typedText(search.town, MOST_TOWN),
    skills,
    allSkills: search.allSkills === 'true' && filterValues(skills).length > 1 ? true : undefined,
    languages: values(search, 'languages'),
    country: values(search, 'country'),
    category: values(search, 'category'),
    type: values(search, 'type'),
    mode: values(search, 'mode'),
    minYears: years(search.minYears),
    startWithin: START_WITHIN.find((days) => days === search.startWithin),
    sort: search.sort === 'newest' && q !== undefined ? 'newest' : undefined,
  };
}

/** The search with some of its terms changed. The order goes where it means nothing any more. */
export function changed(terms: CandidateQuery, change: CandidateQuery): CandidateQuery {
  const all = Object.entries({ ...terms, ...change });
  return termsFrom(Object.fromEntries(all.map(([term, value]) => [term, value === undefined ? undefined : String(value)])));
}

/** The terms without the order. They decide who is found and counted. */
export function filterOf({ sort: _order, ...filter }: CandidateQuery): CandidateFilter {
  return filter;
}

/** The language of a value such as `nl:b2`. */
export function languageOf(value: string): string {
  return value.replace(/:.*/, '');
}

/** The level of a value such as `nl:b2`. */
export function levelOf(value: string): string {
  return value.replace(/.*:/, '');
}

function values(search: Search, filter: ValuesFilter): string | undefined {
  const taken = filterValues(search[filter]).filter((value) => TAKES[filter](value));
  // A language has one lowest level.
  const single = filter === 'languages' ? [...new Map(taken.map((value) => [languageOf(value), value])).values()] : taken;
  return single.length === 0 ? undefined : single.sort().slice(0, MOST_CANDIDATE_VALUES).join(',');
}

function years(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= MOST_YEARS ? number : undefined;
}

function typedText(text: string | undefined, most: number): string | undefined {
  const trimmed = [...(text?.trim() ?? '')].slice(0, most).join('').trim();
  return trimmed === '' ? undefined : trimmed;
}

function matching(form: RegExp): (text: string) => boolean {
  return (text) => form.test(text);
}

function among(all: readonly string[]): (text: string) => boolean {
  return (text) => all.includes(text);
}
