import { type AskedWord, askedWords } from '#core/contract/search-text/asked-words.ts';
import { anyOf, documentOf, formLiteral } from '#core/server/text/search-words.ts';
import type { CompanyPlace } from '../contract/company-part-schemas.ts';
import { type Likeness, likenessOf } from './similar/likeness-columns.ts';

/**
 * The number of the rules by which the words of a company are made. With other rules it becomes higher, and a migration makes the index
 * `companies_outdated` anew.
 */
export const WORDS_VERSION = 2;

interface FoundTexts {
  readonly name: string;
  readonly website: string | null;
  readonly registrationNumber: string | null;
  readonly tagline: string | null;
  readonly places: readonly Pick<CompanyPlace, 'city'>[];
}

/** The columns by which a company is found. */
export interface SearchColumns extends Likeness {
  /** The words of its name, its tagline and its cities. */
  readonly search: string;
  readonly words_version: number;
}

/** The columns by which a company is found: its words, and what tells that two companies are one. */
export function searchColumns({ name, tagline, places, ...facts }: FoundTexts): SearchColumns {
  const search = documentOf([name, tagline ?? '', ...places.map(({ city }) => city)]);
  return { search, words_version: WORDS_VERSION, ...likenessOf({ name, ...facts }) };
}

/** What is typed as a tsquery literal. The last word is a beginning from its first letter on. `undefined` without letters and digits. */
export function companyQuery(typed: string): string | undefined {
  const words = askedWords(typed);
  const literalOf = ({ forms }: AskedWord, at: number): string =>
    anyOf(forms.map((form) => formLiteral(at === words.length - 1 ? { ...form, isBeginning: true } : form)));
  return words.length === 0 ? undefined : words.map(literalOf).join(' & ');
}
