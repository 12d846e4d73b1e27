import { reaction } from 'mobx';
import { createBrowserRouter, createMemoryRouter } from 'react-router-dom';
import type { SessionStore } from '../session/session-store.ts';
import { createRoutes } from './create-routes.tsx';
import { Navigator } from './navigator.ts';
import type { RouterParts } from './router-parts.ts';

/** The running router. */
export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The router over all pages.
 *
 * @param at where a router without a browser's address bar begins: for tests
 */
export function createRouter(parts: RouterParts, at?: string): Router {
  const routes = createRoutes(parts);
  const router = at === undefined ? createBrowserRouter(routes) : createMemoryRouter(routes, { initialEntries: [at] });
  parts.resolve(Navigator).attach(router);
  return router;
}

/** Asks the guards of the page that is shown again whenever the session changes, until the returned function is called. */
export function followSession(router: Router, session: SessionStore): () => void {
  const identity = (): string => `${session.status} ${session.me?.id} ${session.me?.role}`;
  return reaction(identity, (_now, before) => {
    // While the session was unknown no guard had agreed to anything.
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
