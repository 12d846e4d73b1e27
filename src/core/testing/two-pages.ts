interface AskedPage {
  readonly query: { readonly cursor?: string };
}

/** The reply of a list that has these two pages. */
export function twoPages<Item>(first: readonly Item[], second: readonly Item[]): (asked: AskedPage) => object {
  return ({ query }) => (query.cursor === undefined ? { items: first, nextCursor: 'second' } : { items: second, nextCursor: null });
}
