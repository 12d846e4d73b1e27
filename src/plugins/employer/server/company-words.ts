import { type AskedWord, askedWords } from '#core/contract/search-text/asked-words.ts';
import { anyOf, documentOf, formLiteral } from '#core/server/text/search-words.ts';
import type { CompanyPlace } from '../contract/company-part-schemas.ts';

/**
 * The number of the rules by which the words of a company are made. With other rules it becomes higher, and a migration makes the index
 * `companies_outdated` anew.
 */
export const WORDS_VERSION = 1;

interface NamedTexts {
  readonly name: string;
  readonly tagline: string | null;
  readonly places: readonly Pick<CompanyPlace, 'city'>[];
}

/** The columns by which a company is found: the words of its name, its tagline and its cities. */
export function searchColumns({ name, tagline, places }: NamedTexts): { readonly search: string; readonly words_version: number } {
  return { search: documentOf([name, tagline ?? '', ...places.map(({ city }) => city)]), words_version: WORDS_VERSION };
}

/** What is typed as a tsquery literal. The last word is a beginning from its first letter on. `undefined` without letters and digits. */
export function companyQuery(typed: string): string | undefined {
  const words = askedWords(typed);
  const literalOf = ({ forms }: AskedWord, at: number): string =>
    anyOf(forms.map((form) => formLiteral(at === words.length - 1 ? { ...form, isBeginning: true } : form)));
  return words.length === 0 ? undefined : words.map(literalOf).join(' & ');
}
