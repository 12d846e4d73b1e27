import { type KeyboardEvent, useCallback } from 'react';
import { pressRowKey } from '#core/client/ui/data-list/row-keys.ts';

// The rows by which the page keys move.
const PAGE = 8;

/** The keys of rows with openers, for the element around them: arrows, J, K, Home, End and the page keys move, Enter opens. */
export function useRowKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback((event) => {
    const openers: readonly (HTMLElement | null)[] = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-opener]')];
    const { activeElement } = document;
    pressRowKey(event, {
      count: openers.length,
      active: activeElement instanceof HTMLElement ? openers.indexOf(activeElement) : -1,
      pageSize: PAGE,
      moveTo: (index) => openers[index]?.focus(),
      open: undefined,
      selection: undefined,
    });
  }, []);
}
