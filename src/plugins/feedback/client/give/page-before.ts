import { href } from '#core/contract/route-ref.ts';
import { feedbackRoutes } from '../../contract/routes.ts';

// Users who come from these pages want to write about something else.
const OWN_PAGES: readonly string[] = [feedbackRoutes.overview, feedbackRoutes.form, feedbackRoutes.list].map((route) => href(route));

/**
 * The path of the previous page of this site, without its query, which may be secret. `undefined` when the user came from another site or
 * from a page of this plugin, or when the browser does not tell.
 */
export function pageBefore(): string | undefined {
  const url = URL.parse(addressBefore());
  const isOurs = url !== null && url.origin === location.origin && url.pathname !== location.pathname;
  return isOurs && !OWN_PAGES.includes(url.pathname) ? url.pathname : undefined;
}

function addressBefore(): string {
  // Not every browser has the Navigation API. Without it, the referrer is still known after a full page load.
  const history: Navigation | undefined = 'navigation' in window ? navigation : undefined;
  const index = history?.currentEntry?.index ?? 0;
  return history?.entries()[index - 1]?.url ?? document.referrer;
}
