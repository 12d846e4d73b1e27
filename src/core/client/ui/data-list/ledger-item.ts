import { createContext, useContext } from 'react';

/** What a row of a ledger spreads onto its `li`, so that a list can follow it. */
export interface LedgerItem {
  readonly ref?: (row: HTMLElement | null) => void;
  readonly 'data-index'?: number;
  readonly 'aria-setsize'?: number;
  readonly 'aria-posinset'?: number;
}

const NO_ITEM: LedgerItem = Object.freeze({});

/** Given by a virtual ledger to each of its rows. */
export const LedgerItemContext = createContext<LedgerItem>(NO_ITEM);

/**
 * For the `li` of a ledger's row; nothing where the whole ledger is drawn.
 *
 * @example const item = useLedgerItem(); return <li {...item}>…</li>
 */
export function useLedgerItem(): LedgerItem {
  return useContext(LedgerItemContext);
}
