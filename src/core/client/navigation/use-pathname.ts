import { useLocation } from 'react-router-dom';

/** The path of the current page, without its query. */
export function usePathname(): string {
  return useLocation().pathname;
}
