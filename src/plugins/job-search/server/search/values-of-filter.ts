import { valuesIn } from '#core/contract/value-params.ts';
import { repairEncoding } from '#core/server/text/repair-encoding.ts';
import { searchWords } from '#core/server/text/search-words.ts';
import { textKey } from '#core/server/text/text-key.ts';
import { EXPERIENCE_BANDS } from '#plugins/jobs/contract/filter-values.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { PlacesAround } from '#plugins/places/contract/place-directory.ts';
import type { PhraseField } from '../../contract/read.ts';
import { forgivingWords, type WordKnowledge } from './forgiving-words.ts';
import { literalOfMeaning, type ReadPhrase, type ReadText, readTyped } from './read-typed.ts';
import type { SearchValues } from './search-values.ts';

const DAY_MS = 86_400_000;

/** The values of a search, without those of its page. */
export type FilterValues = Omit<
  SearchValues,
  'rows' | 'payCurrency' | 'jobId' | 'score' | 'at' | 'id' | `${'newest' | 'oldest'}${'At' | 'Id'}` | 'days' | 'weeks'
>;

type PlaceValues = Pick<FilterValues, 'where' | 'places' | 'placeWords' | 'remoteIn'>;

/** The search text as it is searched: without the encoding errors of a pasted text (`â€™` for `’`), which imports repair too. */
export function typedText({ q }: JobFilter): string | undefined {
  return q && repairEncoding(q);
}

/** What of a search text is read as filters. Exact searches read nothing. */
export function readFilters({ exact, asWords }: JobFilter, typed: string | undefined): ReadText {
  return typed && exact !== true ? readTyped(typed, valuesIn(asWords)) : { rest: typed ?? '', read: [] };
}

/**
 * @param typed the search text, or the one that is searched instead
 * @param around the places around that of the filter
 */
export function valuesOfFilter(
  filter: JobFilter,
  typed: string | undefined,
  knowledge: WordKnowledge,
  now: Date,
  around?: PlacesAround,
): FilterValues {
  const { rest, read } = readFilters(filter, typed);
  const words = rest ? forgivingWords(rest, knowledge) : undefined;
  const { company, companies } = chosenCompanies(filter);
  const minPay = filter.minSalary || undefined;
  const comparesPay = minPay !== undefined || filter.maxSalary !== undefined;
  return {
    company,
    companies,
    category: oneOrMore(valuesIn(filter.category)),
    employment: oneOrMore(valuesIn(filter.employmentType)),
    workMode: oneOrMore(valuesIn(filter.workMode)),
    experience: oneOrMore(bandsOf(filter.experience)),
    language: oneOrMore(valuesIn(filter.language)),
    country: oneOrMore(valuesIn(filter.country)),
    skills: some(valuesIn(filter.skills)),
    minPay,
    maxPay: filter.maxSalary,
    currency: comparesPay ? filter.currency : undefined,
    since: filter.postedWithin === undefined ? undefined : new Date(now.getTime() - filter.postedWithin * DAY_MS),
    ...placeValues(filter, around),
    // A search text that names only filters is not the title of a posting.
    title: typed && (words !== undefined || read.length === 0) ? textKey(typed) : undefined,
    words: words?.match,
    rank: words?.rank,
    text: words?.text,
    ...readValues(read),
  };
}

type ReadValues = Pick<SearchValues, `read${'Mode' | 'Type' | 'Level'}${'' | 'Words'}`>;

/** A phrase finds postings with the value, and those that say it in words. */
function readValues(read: readonly ReadPhrase[]): ReadValues {
  const of = (name: PhraseField) => read.find(({ field }) => field === name);
  const wordsOf = (phrase: ReadPhrase | undefined) => phrase && literalOfMeaning(phrase);
  const [mode, type, level] = [of('workMode'), of('employmentType'), of('experience')];
  return {
    ...{ readMode: mode?.value, readModeWords: wordsOf(mode), readType: type?.value, readTypeWords: wordsOf(type) },
    ...{ readLevel: level && bandsOf(level.value)[0], readLevelWords: wordsOf(level) },
  };
}

/** With a place, the words of `where` are its name. Without them, its own name is searched. */
function placeValues({ where, remote }: JobFilter, around: PlacesAround | undefined): PlaceValues {
  if (around === undefined) {
    return { where: where && searchWords(where, 'C'), places: undefined, placeWords: undefined, remoteIn: undefined };
  }
  const { place, distances } = around;
  return {
    where: undefined,
    places: [...distances.keys()],
    placeWords: wordsOfPlace([where, place.name]),
    remoteIn: remote === true ? place.country : undefined,
  };
}

/** The name of a place in the language of the reader and in that of most postings. */
function wordsOfPlace(names: readonly (string | undefined)[]): string | undefined {
  const literals = new Set(names.flatMap((name) => (name && searchWords(name, 'C')) || []));
  return literals.size === 0 ? undefined : [...literals].map((literal) => `(${literal})`).join(' | ');
}

/** One chosen company is the company of the search, unless another one is. */
function chosenCompanies({ companyId, companies }: JobFilter): Pick<FilterValues, 'company' | 'companies'> {
  const chosen = valuesIn(companies);
  if (companyId === undefined && chosen.length === 1) return { company: chosen[0], companies: undefined };
  return { company: companyId, companies: some(chosen) };
}

function bandsOf(text: string | undefined): number[] {
  const names: readonly string[] = EXPERIENCE_BANDS;
  return valuesIn(text).map((name) => names.indexOf(name));
}

function oneOrMore<Value>(values: readonly Value[]): Value | readonly Value[] | undefined {
  return values.length <= 1 ? values[0] : values;
}

function some<Value>(values: readonly Value[]): readonly Value[] | undefined {
  return values.length === 0 ? undefined : values;
}
