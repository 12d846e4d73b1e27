import { reaction } from 'mobx';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { keyFirstEntry } from '../navigation/first-entry.ts';
import { HistoryTrail } from '../navigation/history-trail.ts';
import { Navigator } from '../navigation/navigator.ts';
import type { SessionStore } from '../session/session-store.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { createRoutes } from './create-routes.tsx';
import type { RouterParts } from './open-page.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

export type MakeRouter = (routes: RouteObject[]) => Router;

/**
 * The router over all pages.
 *
 * @param make tests pass a router without a browser's address bar
 */
export function createRouter(parts: RouterParts, make: MakeRouter = makeBrowserRouter): Router {
  const router = make(createRoutes(parts));
  parts.resolve(Navigator).attach(router);
  parts.resolve(HistoryTrail).follow(router);
  followPages(router, parts.resolve(SnackbarStore));
  return router;
}

function makeBrowserRouter(routes: RouteObject[]): Router {
  keyFirstEntry();
  return createBrowserRouter(routes);
}

function followPages(router: Router, snackbar: SnackbarStore): void {
  const follow = ({ location, navigation }: Router['state']): void => snackbar.follow(location.pathname, navigation.location?.pathname);
  follow(router.state);
  router.subscribe(follow);
}

/** Runs the current page's guards again whenever the user or their rights change, until the returned function is called. */
export function followSession(router: Router, session: SessionStore): () => void {
  const identity = (): string => {
    const { id, role, suspension, abilities = [] } = session.me ?? {};
    return [session.status, id, role, suspension, ...abilities].join(' ');
  };
  return reaction(identity, (_now, before) => {
    // While the session was unknown, no guard had agreed yet.
    if (!before.startsWith('unknown')) void router.revalidate();
  });
}

/** Resolves when the first page is ready to be shown. */
export function firstPage(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
