import { type JSX, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';
import { OfflineSign } from './OfflineSign.tsx';
import { PRODUCT_NAME } from './PageTitle.tsx';

/** Around everything: what happens when one page follows another. */
export function RootRoute(): JSX.Element {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Runs before the page's own effects, so that a page without a title does not keep that of the one before.
  useLayoutEffect(() => {
    if (shown.current !== pathname) document.title = PRODUCT_NAME;
  }, [pathname]);
  useEffect(() => {
    // The first page is read from its top by itself.
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusHeading(document.body);
  }, [pathname]);
  return (
    <>
      <Outlet />
      <OfflineSign />
      <ScrollRestoration />
    </>
  );
}
