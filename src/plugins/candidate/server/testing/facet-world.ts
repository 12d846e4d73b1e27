import fc from 'fast-check';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { START_WITHIN } from '../../contract/candidate-search.ts';
import type { CandidateFacets, CandidateFilter } from '../../contract/candidate-search-schemas.ts';
import { LANGUAGE_LEVELS, type ProfileSections } from '../../contract/sections.ts';
import { language, OFFERED, skill } from './search-fixture.ts';

const LEVELS = ['a1', 'b2', 'native'] as const;

/** What is counted of a candidate. */
export interface Person {
  readonly skills: readonly string[];
  readonly languages: Readonly<Partial<Record<string, (typeof LEVELS)[number]>>>;
  readonly country: string;
  readonly categories: readonly string[];
  readonly types: readonly (typeof EMPLOYMENT_TYPES)[number][];
  readonly modes: readonly (typeof WORK_MODES)[number][];
  readonly noticeDays: number | null;
}

const some = <Value>(...values: readonly Value[]) => fc.subarray([...values]);
export const people: fc.Arbitrary<readonly Person[]> = fc.array(
  fc.record({
    skills: some('sewing', 'typing', 'baking'),
    languages: fc.dictionary(fc.constantFrom('nl', 'de'), fc.constantFrom(...LEVELS)),
    country: fc.constantFrom('NL', 'BE', ''),
    categories: some('sales', 'legal'),
    types: some(...EMPLOYMENT_TYPES.slice(0, 2)),
    modes: some(...WORK_MODES),
    noticeDays: fc.constantFrom(0, 30, 90, null),
  }),
  { minLength: 1, maxLength: 12 },
);
const oneOrMore = (...values: readonly string[]) => fc.subarray([...values], { minLength: 1 }).map((chosen) => chosen.join(','));
export const filters: fc.Arbitrary<CandidateFilter> = fc.record(
  {
    skills: oneOrMore('~sewing', '~typing'),
    allSkills: fc.boolean(),
    languages: oneOrMore('nl:b2', 'de:a1'),
    country: oneOrMore('NL', 'BE'),
    category: oneOrMore('sales', 'legal'),
    type: oneOrMore(...EMPLOYMENT_TYPES.slice(0, 2)),
    mode: oneOrMore(...WORK_MODES),
    startWithin: fc.constantFrom(...START_WITHIN),
  },
  { requiredKeys: [] },
);

/** The sections of a candidate whom all employers find. */
export function sectionsOf({ skills, languages, country, categories, types, modes, noticeDays }: Person): Partial<ProfileSections> {
  const notice = noticeDays === null ? {} : ({ availability: 'notice', noticeDays } as const);
  return {
    ...OFFERED,
    skills: { items: skills.map((name) => skill(name)) },
    languages: { items: Object.entries(languages).flatMap(([code, level]) => (level === undefined ? [] : [language(code, level)])) },
    place: { ...OFFERED.place, country },
    preferences: {
      ...OFFERED.preferences,
      categories,
      employmentTypes: types,
      workModes: modes,
      availability: '',
      noticeDays: null,
      ...notice,
    },
  };
}

type Counted = Exclude<keyof CandidateFacets, 'count' | 'more'>;

/** The values that a candidate has in each filter. */
const VALUES: Readonly<Record<Counted, (person: Person) => readonly string[]>> = {
  skills: ({ skills }) => skills.map((name) => `~${name}`),
  languages: ({ languages }) => Object.keys(languages),
  country: ({ country }) => (country === '' ? [] : [country]),
  category: ({ categories }) => categories,
  type: ({ types }) => types,
  mode: ({ modes }) => modes,
  startWithin: ({ noticeDays }) => START_WITHIN.filter((days) => noticeDays !== null && noticeDays <= Number(days)),
};

/** Whether a candidate has the choice of a filter. */
function has(person: Person, name: Counted, filter: CandidateFilter): boolean {
  const chosen = filter[name]?.split(',') ?? [];
  if (chosen.length === 0) return true;
  const isHeld = (value: string): boolean => VALUES[name](person).includes(value);
  if (name !== 'languages') return name === 'skills' && filter.allSkills === true ? chosen.every(isHeld) : chosen.some(isHeld);
  return chosen.every((key) => {
    const [code = '', least] = key.split(':');
    const level = person.languages[code];
    return level !== undefined && LANGUAGE_LEVELS.indexOf(level) >= LANGUAGE_LEVELS.map(String).indexOf(least ?? '');
  });
}

const NAMES = Object.keys(VALUES) as readonly Counted[];

/** How many candidates have each value, by a second reading of the rules. */
export function naiveCounts(persons: readonly Person[], filter: CandidateFilter): Readonly<Record<string, number>> {
  const matching = (without?: Counted) => persons.filter((person) => NAMES.every((name) => name === without || has(person, name, filter)));
  const values = NAMES.flatMap((name) => matching(name).flatMap((person) => VALUES[name](person).map((value) => `${name} ${value}`)));
  const counts = Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));
  return { ...counts, count: matching().length };
}

/** The same in an answer. */
export function toldCounts(facets: CandidateFacets): Readonly<Record<string, number>> {
  const counts = NAMES.flatMap((name) => facets[name].map(({ value, count }): [string, number] => [`${name} ${value}`, count]));
  return { ...Object.fromEntries(counts.filter(([, count]) => count > 0)), count: facets.count };
}
