import { createContext, useContext } from 'react';

/** The attributes that a ledger row spreads onto its `li`, so a virtual list can measure it. */
export interface LedgerItem {
  readonly ref?: (row: HTMLElement | null) => void;
  readonly 'data-index'?: number;
  readonly 'aria-setsize'?: number;
  readonly 'aria-posinset'?: number;
}

const NO_ITEM: LedgerItem = Object.freeze({});

/** A virtual ledger provides it to each of its rows. */
export const LedgerItemContext = createContext<LedgerItem>(NO_ITEM);

/**
 * The attributes for the `li` of a ledger row. Empty when the ledger is not virtual.
 *
 * @example const item = useLedgerItem(); return <li {...item}>…</li>
 */
export function useLedgerItem(): LedgerItem {
  return useContext(LedgerItemContext);
}
