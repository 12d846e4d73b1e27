import { createContext, useContext } from 'react';

/** The attributes that a list row spreads onto its `li`, so a virtual list can measure it. */
export interface ListItem {
  readonly ref?: (row: HTMLElement | null) => void;
  readonly 'data-index'?: number;
  readonly 'aria-setsize'?: number;
  readonly 'aria-posinset'?: number;
}

const NO_ITEM: ListItem = Object.freeze({});

/** A virtual list provides it to each of its rows. */
export const ListItemContext = createContext<ListItem>(NO_ITEM);

/**
 * The attributes for the `li` of a list row. Empty when the list is not virtual.
 *
 * @example const item = useListItem(); return <li {...item}>…</li>
 */
export function useListItem(): ListItem {
  return useContext(ListItemContext);
}
