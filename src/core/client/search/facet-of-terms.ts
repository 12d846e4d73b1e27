import type { ChecksFacet, FacetOption, RadiosFacet } from '../ui/facets/facet.ts';
import type { SearchTerms } from './search-terms.ts';
import type { OnSearch } from './use-faceted-search.ts';

/** An option of a filter before it has a label. */
type Unnamed = Omit<FacetOption, 'label'>;

interface FacetInput<Terms extends object, Part extends string, Word extends Part, Several extends Part> {
  readonly rules: SearchTerms<Terms, Part, Word, Several>;
  readonly terms: Terms;
  readonly onSearch: OnSearch<Terms>;
}

interface Choosing {
  readonly title: string;
  readonly options: readonly Unnamed[];
  readonly labelOf: (value: string) => string;
}

/** A filter of several values. */
export function checksOf<Terms extends object, Part extends string, Word extends Part, Several extends Part>(
  { rules, terms, onSearch }: FacetInput<Terms, Part, Word, Several>,
  filter: Several,
  { title, options, labelOf }: Choosing,
): ChecksFacet {
  const chosen = rules.valuesIn(terms, filter);
  return {
    kind: 'checks',
    id: filter,
    title,
    options: options.map((option) => ({ ...option, label: labelOf(option.value) })),
    chosen,
    onChange: (after) => onSearch((latest) => rules.withSameChanges(latest, filter, { before: chosen, after })),
  };
}

/** A filter of one value, or any. */
export function radiosOf<Terms extends object, Part extends string, Word extends Part, Several extends Part>(
  { rules, terms, onSearch }: FacetInput<Terms, Part, Word, Several>,
  filter: Part & keyof Terms,
  { any, title, options, labelOf }: Choosing & { readonly any: string },
): RadiosFacet {
  return {
    kind: 'radios',
    id: filter,
    title,
    options: [{ value: '', label: any }, ...options.map((option) => ({ ...option, label: labelOf(option.value) }))],
    chosen: rules.valuesIn(terms, filter)[0] ?? '',
    onChange: (value) => onSearch((latest) => rules.withText(latest, filter, value)),
  };
}
