import { useLocation } from 'react-router-dom';

/** The path of the page that is shown, without its query. */
export function usePathname(): string {
  return useLocation().pathname;
}
