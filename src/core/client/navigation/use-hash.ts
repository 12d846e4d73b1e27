import { useLocation } from 'react-router-dom';

/** Id of the part of the page that the address names after `#`; empty when it names none. */
export function useHash(): string {
  return decodeURIComponent(useLocation().hash.slice(1));
}
