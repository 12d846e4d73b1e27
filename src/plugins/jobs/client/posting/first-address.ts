import { useState } from 'react';

const PREFIX = 'trellis.opened.';

/** The longest query that is kept, in characters. */
const MOST = 2000;

/**
 * The query of the address at which this tab first opened the posting, such as `?src=newsletter`. It outlives the sign-in, which leads back
 * to the posting at another address.
 */
export function useFirstSearch(jobId: string): string {
  const [search] = useState(() => firstSearch(PREFIX + jobId));
  return search;
}

// Storage may be full or denied. The query is then that of the present address.
function firstSearch(key: string): string {
  const present = location.search.slice(0, MOST);
  try {
    const kept = sessionStorage.getItem(key);
    if (kept !== null) return kept;
    sessionStorage.setItem(key, present);
  } catch {
    // Nothing is kept.
  }
  return present;
}
