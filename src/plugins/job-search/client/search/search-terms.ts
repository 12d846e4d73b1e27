import { CODE_FORM, MOST_CODE } from '#plugins/admin-masters/contract/master-row.ts';
import { EXPERIENCE_BANDS, filterValues, MOST_FILTER_VALUES } from '#plugins/jobs/contract/filter-values.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';

/**
 * The terms of a search, as in the address of the search page and in its calls. A missing term matches everything. A filter of several
 * values holds them separated by commas. Equal searches have equal terms.
 */
export interface SearchTerms {
  readonly q?: string | undefined;
  /** Words of the location. */
  readonly where?: string | undefined;
  readonly category?: string | undefined;
  readonly employmentType?: string | undefined;
  readonly workMode?: string | undefined;
  readonly experience?: string | undefined;
  /** Days. */
  readonly postedWithin?: number | undefined;
  readonly companies?: string | undefined;
  readonly skills?: string | undefined;
  readonly language?: string | undefined;
  readonly country?: string | undefined;
  /** Whole units of {@link currency} a year. */
  readonly minSalary?: number | undefined;
  readonly maxSalary?: number | undefined;
  /** ISO 4217. Alone it filters nothing. */
  readonly currency?: string | undefined;
  /** Only with words. */
  readonly exact?: true | undefined;
  /** Missing for the usual order: relevance with words, else the newest first. */
  readonly sort?: 'newest' | 'pay' | undefined;
}

/** The ages of postings that the filter offers, in days. */
export const AGES: readonly number[] = [1, 3, 7, 30];

/** The most characters of the words and of the location. */
export const MOST_TYPED = 200;

/** Highest pay that a search accepts, in whole units a year. */
const HIGHEST_PAY = 1_000_000_000_000;

/** Which values each filter of several values takes. */
const TAKES = {
  category: (code: string) => code.length <= MOST_CODE && CODE_FORM.test(code),
  employmentType: among(EMPLOYMENT_TYPES),
  workMode: among(WORK_MODES),
  experience: among(EXPERIENCE_BANDS),
  companies: matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  skills: matching(/^(?=.{1,80}$)~?[\p{L}\p{N}\p{M}_.+#-]+$/u),
  language: matching(/^[a-z]{2,3}$/),
  country: matching(/^[A-Z]{2}$/),
} as const;

/** A filter that takes several values. */
export type ValuesFilter = keyof typeof TAKES;

/** Reads the terms from the query of an address. Invalid values are left out. */
export function termsFrom(search: Readonly<Record<string, string | undefined>>): SearchTerms {
  const q = typedText(search.q);
  const [minSalary, maxSalary] = [pay(search.minSalary), pay(search.maxSalary)];
  const currency = valid(search.currency, matching(/^[A-Z]{3}$/));
  const sort = search.sort === 'newest' && q !== undefined ? search.sort : undefined;
  return {
    q,
    where: typedText(search.where),
    category: values(search, 'category'),
    employmentType: values(search, 'employmentType'),
    workMode: values(search, 'workMode'),
    experience: values(search, 'experience'),
    postedWithin: AGES.find((days) => String(days) === search.postedWithin),
    companies: values(search, 'companies'),
    skills: values(search, 'skills'),
    language: values(search, 'language'),
    country: values(search, 'country'),
    minSalary,
    maxSalary,
    currency,
    exact: search.exact === 'true' && q !== undefined ? true : undefined,
    // Amounts of several currencies have no order.
    sort: search.sort === 'pay' && currency !== undefined ? search.sort : sort,
  };
}

/** The terms with some of them changed. `exact` and `sort` go where they mean nothing any more. */
export function changed(terms: SearchTerms, change: SearchTerms): SearchTerms {
  const all = Object.entries({ ...terms, ...change });
  return termsFrom(Object.fromEntries(all.map(([term, value]) => [term, value === undefined ? undefined : String(value)])));
}

/** The terms without those that only order the postings. They decide what is found and counted. */
export function filterOf(terms: SearchTerms): SearchTerms {
  return { ...terms, sort: undefined };
}

/** Reads a text as a filter of several values. Invalid and further values are left out. */
function values(search: Readonly<Record<string, string | undefined>>, filter: ValuesFilter): string | undefined {
  const taken = filterValues(search[filter]).filter((value) => TAKES[filter](value));
  return taken.length === 0 ? undefined : taken.sort().slice(0, MOST_FILTER_VALUES).join(',');
}

function valid(text: string | undefined, takes: (text: string) => boolean): string | undefined {
  return text !== undefined && takes(text) ? text : undefined;
}

function pay(text: string | undefined): number | undefined {
  const amount = Number(text);
  return Number.isSafeInteger(amount) && amount > 0 && amount <= HIGHEST_PAY ? amount : undefined;
}

function typedText(text: string | undefined): string | undefined {
  const trimmed = [...(text?.trim() ?? '')].slice(0, MOST_TYPED).join('').trim();
  return trimmed === '' ? undefined : trimmed;
}

function matching(form: RegExp): (text: string) => boolean {
  return (text) => form.test(text);
}

function among(all: readonly string[]): (text: string) => boolean {
  return (text) => all.includes(text);
}
