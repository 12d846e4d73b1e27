import { useLocation } from 'react-router-dom';

/** The id after `#` in the address; empty when there is none. */
export function useHash(): string {
  return decodeURIComponent(useLocation().hash.slice(1));
}
