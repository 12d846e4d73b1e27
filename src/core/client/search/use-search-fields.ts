import { type TypedFields, type TypedTexts, useTypedFields } from '../ui/search-page/use-typed-fields.ts';
import type { SearchTerms } from './search-terms.ts';
import type { OnSearch } from './use-faceted-search.ts';

interface SearchFieldsInput<Terms extends object, Part extends string, Word extends Part, Several extends Part> {
  readonly rules: SearchTerms<Terms, Part, Word, Several>;
  readonly terms: Terms;
  readonly onSearch: OnSearch<Terms>;
  /** Puts the typed words into the terms. Default: nothing else changes. */
  readonly apply?: (latest: Terms, words: Terms) => Terms;
}

interface SearchFields<Word extends string> {
  readonly fields: TypedFields<Word>;
  /** Searches for the texts of a sent form. */
  readonly submit: (typed: Readonly<Record<string, string>>) => void;
}

/** The fields for the words of a search. They search while the user types, and keep the filters. */
export function useSearchFields<Terms extends object, Part extends string, Word extends Part, Several extends Part>({
  rules,
  terms,
  onSearch,
  apply = rules.changed,
}: SearchFieldsInput<Terms, Part, Word, Several>): SearchFields<Word> {
  const wordsIn = (of: Terms): TypedTexts<Word> =>
    Object.fromEntries(rules.words.map((word) => [word, rules.valuesIn(of, word)[0]])) as TypedTexts<Word>;
  const fields = useTypedFields<Word>(wordsIn(terms), (typed) => {
    const words = wordsIn(rules.from(typed));
    onSearch((latest) => apply(latest, words as Terms), 'typing');
    return words;
  });
  const submit = (typed: Readonly<Record<string, string>>): void => {
    // Extra white space in the fields is removed.
    for (const word of rules.words) fields.write(word, typed[word]);
    fields.now();
  };
  return { fields, submit };
}
