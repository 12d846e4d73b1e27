import type { JSX } from 'react';
import { Outlet, type RouteObject, useLoaderData, useMatches, useParams } from 'react-router-dom';
import type { LayoutModule } from '../plugin/client-plugin.ts';
import { LazyModule } from '../plugin/lazy-module.ts';
import type { Owned } from '../plugin/owned.ts';
import type { PageDefinition, PageModule } from '../plugin/page.ts';
import { openPage, type RouterParts, SUSPENDED, suspendedScreen } from './open-page.ts';
import { RootRoute } from './RootRoute.tsx';
import { RouteError } from './RouteError.tsx';
import { ScreenFault } from './screen-fault.ts';

/**
 * The routes of the application: every page inside its layout, and one route for all unknown addresses. The route of a layout
 * has no address of its own, so the layout stays mounted when the page changes.
 */
export function createRoutes(parts: RouterParts): RouteObject[] {
  const { layouts, pages } = parts.registry;
  const framed = [...layouts].map(([name, { thing }]): RouteObject => {
    const module = new LazyModule(thing);
    const children = pages.filter((page) => page.thing.layout === name).map((page) => pageRoute(parts, page, module));
    if (name === 'default') children.push(notFoundRoute(module));
    return { id: `layout.${name}`, element: <LayoutFrame module={module} />, children };
  });
  const bare = pages.filter((page) => page.thing.layout === 'none').map((page) => pageRoute(parts, page, undefined));
  return [{ id: 'root', Component: RootRoute, ErrorBoundary: RouteError, children: [...framed, ...bare] }];
}

function pageRoute(parts: RouterParts, page: Owned<PageDefinition>, layout: LazyModule<LayoutModule> | undefined): RouteObject {
  const { route } = page.thing;
  const module = new LazyModule(() => parts.registry.loadPage(page));
  return {
    id: route.id,
    path: route.path,
    caseSensitive: true,
    loader: (asked) => openPage(parts, { page, module, layout }, asked),
    element: <PageScreen route={route.id} module={module} />,
    ErrorBoundary: RouteError,
  };
}

function notFoundRoute(layout: LazyModule<LayoutModule>): RouteObject {
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

/**
 * The layout around a page, which the page's loader has fetched. If it did not load, an error screen is shown without a layout. The screen
 * of a suspended account has its own frame.
 */
function LayoutFrame({ module }: { readonly module: LazyModule<LayoutModule> }): JSX.Element {
  const isSuspended = useMatches().at(-1)?.loaderData === SUSPENDED;
  const Layout = isSuspended ? undefined : module.current?.Layout;
  return Layout === undefined ? <Outlet /> : <Layout />;
}

interface PageScreenProps {
  /** Id of the page's route. */
  readonly route: string;
  readonly module: LazyModule<PageModule>;
}

/** The page that the loader of its route has fetched, or the screen in its place. */
function PageScreen({ route, module }: PageScreenProps): JSX.Element | undefined {
  // The page of another object mounts anew: input and state of one object must not stay for the other.
  const identity = JSON.stringify([route, useParams()]);
  const Page = useLoaderData() === SUSPENDED ? suspendedScreen.current?.SuspendedScreen : module.current?.Page;
  return Page && <Page key={identity} />;
}
