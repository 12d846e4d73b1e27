import type { RouteObject } from 'react-router-dom';
import type { LayoutModule, PageDefinition } from '../plugin/client-plugin.ts';
import type { Owned } from '../plugin/owned.ts';
import { LayoutFrame } from './LayoutFrame.tsx';
import { Once } from './once.ts';
import { openPage } from './open-page.ts';
import { PageScreen } from './PageScreen.tsx';
import { RootRoute } from './RootRoute.tsx';
import { RouteError } from './RouteError.tsx';
import type { RouterParts } from './router-parts.ts';
import { ScreenFault } from './screen-fault.ts';

/**
 * The routes of the application: every page inside its layout, and one route for all unknown addresses. The route of a layout
 * has no address of its own, so the layout stays mounted when the page changes.
 */
export function createRoutes(parts: RouterParts): RouteObject[] {
  const { layouts, pages } = parts.registry;
  const framed = [...layouts].map(([name, { thing }]): RouteObject => {
    const module = new Once(thing);
    const children = pages.filter((page) => page.thing.layout === name).map((page) => pageRoute(parts, page, module));
    if (name === 'default') children.push(notFoundRoute(module));
    return { id: `layout.${name}`, element: <LayoutFrame module={module} />, children };
  });
  const bare = pages.filter((page) => page.thing.layout === 'none').map((page) => pageRoute(parts, page, undefined));
  return [{ id: 'root', Component: RootRoute, ErrorBoundary: RouteError, children: [...framed, ...bare] }];
}

function pageRoute(parts: RouterParts, page: Owned<PageDefinition>, layout: Once<LayoutModule> | undefined): RouteObject {
  const { route } = page.thing;
  const module = new Once(page.thing.page);
  return {
    id: route.id,
    path: route.path,
    caseSensitive: true,
    loader: (asked) => openPage(parts, { page, module, layout }, asked),
    element: <PageScreen route={route.id} module={module} />,
    ErrorBoundary: RouteError,
  };
}

function notFoundRoute(layout: Once<LayoutModule>): RouteObject {
  return {
    id: 'not-found',
    // Its loader always throws, so only the error is rendered.
    element: null,
    path: '*',
    loader: async ({ request }) => {
      await layout.load();
      throw new ScreenFault(404, { path: new URL(request.url).pathname });
    },
    ErrorBoundary: RouteError,
  };
}
