import type { ParamType } from '#core/contract/param-type.ts';
import type { ParamValues } from '#core/contract/route-ref.ts';

type FilterTypes = Readonly<Record<string, ParamType<string>>>;

/** The types of filters whose values need not be texts. */
export type AnyFilterTypes = Readonly<Record<string, ParamType<string | number | boolean>>>;

/** The values of filters by name. A filter without a value is absent. */
export type FilterValues<Types> = Readonly<Partial<ParamValues<Types>>>;

/** The filters and the order of a list, as the query of its page's address has them. */
export interface AddressFilters<Types extends AnyFilterTypes = FilterTypes> {
  readonly types: Types;
  /** What an absent value stands for. The address does not have these values. */
  readonly defaults: FilterValues<Types>;
}

/**
 * Declares the filters of a list. They are in the address in this order. `sort` is the order of the rows.
 *
 * @example addressFilters({ q: wordsParam(80), role: oneOfParam(...ROLES), sort: oneOfParam(...ORDERS) }, { sort: 'newest' })
 */
export function addressFilters<const Types extends AnyFilterTypes>(
  types: Types,
  defaults?: FilterValues<NoInfer<Types>>,
): AddressFilters<Types> {
  return Object.freeze({ types, defaults: defaults ?? ({} as FilterValues<Types>) });
}

/** What the query of an address, or a form, asks for. Unknown, empty and default values are left out. */
export function filterValuesIn<Types extends AnyFilterTypes>(
  { types, defaults }: AddressFilters<Types>,
  texts: Readonly<Record<string, string | undefined>>,
): FilterValues<Types> {
  const values: Record<string, string | number | boolean> = {};
  for (const [name, type] of Object.entries(types)) {
    const value = type.parse(texts[name]?.trim() ?? '');
    if (value !== undefined && value !== '' && value !== defaults[name as keyof Types]) values[name] = value;
  }
  // Each value was read by the type of its name.
  return values as FilterValues<Types>;
}

/** Whether the list shows only some of its rows. The order does not count. */
export function isFiltered(values: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(values).some((name) => name !== 'sort');
}
