import type { ParamType } from '#core/contract/param-type.ts';
import { type ValuesParam, valuesIn } from '#core/contract/value-params.ts';
import { type AddressFilters, type AnyFilterTypes, filterValuesIn } from '../lists/address-filters.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** The terms of a search by name. A missing term matches everything. Equal searches have equal terms. */
export type TermsOf<Types> = {
  readonly [Name in keyof Types]?: (Types[Name] extends ParamType<infer Value> ? Value : never) | undefined;
};

/** The names of the terms that take several values. */
export type SeveralOf<Types> = { [Name in keyof Types]: Types[Name] extends ValuesParam ? Name : never }[keyof Types] & string;

/** A chosen value of a filter. It is empty for a filter of several terms, which is one choice. */
export interface Choice<Part extends string> {
  readonly filter: Part;
  readonly value: string;
}

/** How a search reads and changes its terms. A part is a field of the search bar, or a filter with all its values. */
export interface SearchTerms<Terms extends object, Part extends string, Word extends Part = Part, Several extends Part = Part> {
  /** The terms that users type. */
  readonly words: readonly Word[];
  /** Reads the terms from the query of an address. Invalid values are left out. */
  from(search: Texts): Terms;
  changed(terms: Terms, change: Terms): Terms;
  /** The terms with the text of one of them. An empty or invalid text removes it. */
  withText(terms: Terms, name: keyof Terms & string, text: string): Terms;
  /** The terms without the order. They decide what is found and counted. */
  filterOf(terms: Terms): Terms;
  /** Whether two searches find the same, in whatever order. */
  findsSame(one: Terms, other: Terms | undefined): boolean;
  /** The parts that are set. */
  partsIn(terms: Terms): readonly Part[];
  valuesIn(terms: Terms, part: Part): readonly string[];
  /** The chosen values of all filters. */
  choicesIn(terms: Terms): readonly Choice<Part>[];
  withoutChoice(terms: Terms, choice: Choice<Part>): Terms;
  withoutPart(terms: Terms, part: Part): Terms;
  /** The typed words and the order, without any filter. */
  withoutFilters(terms: Terms): Terms;
  /** Makes the same changes to a filter that a list of its values got. The list may be older than the terms. */
  withSameChanges(terms: Terms, filter: Several, lists: { readonly before: readonly string[]; readonly after: readonly string[] }): Terms;
  /** Adds a value to a filter. A full filter stays as it is. */
  withValue(terms: Terms, filter: Several, value: string): Terms;
}

interface TermsOptions<Types extends AnyFilterTypes, Word extends string, Filter extends string> {
  /** All terms, in the order of the address. `sort` is the order of the results. */
  readonly address: AddressFilters<Types>;
  readonly words: readonly (Word & keyof Types)[];
  /** The filters in the order of their choices. */
  readonly filters: readonly Filter[];
  /** The terms of filters that have several. The others have the name of their term. */
  readonly joined?: { readonly [Name in Exclude<Filter, keyof Types>]: readonly (keyof Types & string)[] };
  /** Leaves out terms that mean nothing beside the others. */
  readonly settle?: (terms: TermsOf<Types>) => TermsOf<Types>;
  /** Leaves out terms that mean nothing after a joined filter, or all filters, were taken out. */
  readonly tidy?: (terms: TermsOf<Types>) => TermsOf<Types>;
}

type Loose = Readonly<Record<string, unknown>>;

/**
 * Declares the terms of a search, which its address holds.
 *
 * @example searchTerms({ address: addressFilters({ q: wordsParam(80), kind: valuesParam(10, KINDS) }), words: ['q'], filters: ['kind'] })
 */
export function searchTerms<const Types extends AnyFilterTypes, const Word extends string, const Filter extends string>({
  address,
  words,
  filters,
  joined,
  settle = (terms) => terms,
  tidy = (terms) => terms,
}: TermsOptions<Types, Word, Filter>): SearchTerms<TermsOf<Types>, Word | Filter, Word, SeveralOf<Types> & Filter> {
  type Terms = TermsOf<Types>;
  type Part = Word | Filter;
  const groups: Readonly<Record<string, readonly string[]>> = joined ?? {};
  const namesOf = (part: Part): readonly string[] => groups[part] ?? [part];
  const mostOf = (part: string): number | undefined => (address.types[part] as Partial<ValuesParam> | undefined)?.most;

  const from = (search: Texts): Terms => settle(filterValuesIn(address, search));
  const changed = (terms: Terms, change: Loose): Terms => {
    const all = Object.entries<unknown>({ ...terms, ...change });
    return from(Object.fromEntries(all.map(([name, value]) => [name, value === undefined ? undefined : String(value)])));
  };
  const filterOf = (terms: Terms): Terms => ({ ...terms, sort: undefined });
  const chosenIn = (terms: Terms, part: Part): readonly string[] => {
    const set = namesOf(part).flatMap((name) => (terms as Loose)[name] ?? []);
    if (groups[part] !== undefined) return set.length === 0 ? [] : [''];
    return mostOf(part) === undefined ? set.map(String) : set.flatMap((text) => valuesIn(String(text)));
  };
  const without = (terms: Terms, parts: readonly Part[]): Terms =>
    changed(terms, Object.fromEntries(parts.flatMap(namesOf).map((name) => [name, undefined])));
  const withoutPart = (terms: Terms, part: Part): Terms =>
    groups[part] === undefined ? without(terms, [part]) : tidy(without(terms, [part]));
  const withValues = (terms: Terms, filter: Part, values: readonly string[]): Terms => changed(terms, { [filter]: values.join(',') });

  return {
    words,
    from,
    changed,
    withText: (terms, name, text) => changed(terms, { [name]: text }),
    filterOf,
    findsSame: (one, other) => JSON.stringify(filterOf(one)) === (other && JSON.stringify(filterOf(other))),
    partsIn: (terms) => [...words, ...filters].filter((part) => chosenIn(terms, part).length > 0),
    valuesIn: chosenIn,
    choicesIn: (terms) => filters.flatMap((filter) => chosenIn(terms, filter).map((value) => ({ filter, value }))),
    withoutChoice: (terms, { filter, value }) => {
      if (mostOf(filter) === undefined) return withoutPart(terms, filter);
      return withValues(
        terms,
        filter,
        chosenIn(terms, filter).filter((other) => other !== value),
      );
    },
    withoutPart,
    withoutFilters: (terms) => tidy(without(terms, filters)),
    withSameChanges: (terms, filter, { before, after }) => {
      const left = chosenIn(terms, filter).filter((value) => after.includes(value) || !before.includes(value));
      return withValues(terms, filter, [...left, ...after.filter((value) => !before.includes(value))]);
    },
    withValue: (terms, filter, value) => {
      const values = chosenIn(terms, filter);
      return values.length >= (mostOf(filter) ?? 0) ? terms : withValues(terms, filter, [...values, value]);
    },
  };
}
