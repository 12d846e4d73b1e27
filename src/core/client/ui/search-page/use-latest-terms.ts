import { useEffect, useMemo, useRef } from 'react';

/** The newest terms of a search: those of the address, or those of a choice that the address does not have yet. */
export interface LatestTerms<Terms> {
  readonly current: () => Terms;
  /** Call it with the terms of a choice, before the page goes to their address. */
  readonly choose: (terms: Terms) => void;
}

/**
 * Keeps the newest terms of a search whose address holds the terms. The address follows a choice after some time. The next choice may come
 * before it, and must not be based on the older terms.
 *
 * @param terms those of the address
 * @param addressOf always the same function
 */
export function useLatestTerms<Terms>(terms: Terms, addressOf: (terms: Terms) => string): LatestTerms<Terms> {
  const latest = useRef(terms);
  const awaited = useRef<readonly string[]>([]);
  const shown = useRef('');
  useEffect(() => {
    shown.current = addressOf(terms);
    const arrived = awaited.current.indexOf(shown.current);
    // An address that was not awaited comes from the history or from a link.
    awaited.current = arrived === -1 ? [] : awaited.current.slice(arrived + 1);
    if (awaited.current.length === 0) latest.current = terms;
  }, [terms, addressOf]);
  return useMemo(
    () => ({
      current: () => latest.current,
      choose: (chosen) => {
        latest.current = chosen;
        const address = addressOf(chosen);
        // A choice that was taken back at once brings no other address.
        awaited.current = address === shown.current ? [] : [...awaited.current, address];
      },
    }),
    [addressOf],
  );
}
