import type { NamedRow, NamedRowsQuery } from '#core/contract/named-list.ts';

interface ListCall {
  readonly params: { readonly entity: string };
  readonly query: NamedRowsQuery;
}

/**
 * Answers the call of a named list: English names by code, by list. The call of another list fails, and its fields then offer all options.
 *
 * @example api: { 'admin-masters.list-offered': fakeNamedList({ countries: { NL: 'Netherlands' } }) }
 */
export function fakeNamedList(
  lists: Readonly<Record<string, Readonly<Record<string, string>>>>,
): (call: ListCall) => { readonly items: readonly NamedRow[] } {
  return ({ params: { entity }, query: { q = '', codes } }) => {
    const names = lists[entity];
    if (names === undefined) throw new Error(`The test has no list "${entity}".`);
    const isWanted = (code: string, name: string): boolean =>
      codes === undefined ? name.toLowerCase().includes(q.toLowerCase()) : codes.split(',').includes(code);
    const rows = Object.entries(names).filter(([code, name]) => isWanted(code, name));
    return { items: rows.map(([code, name]) => ({ code, name, names: {} })) };
  };
}
