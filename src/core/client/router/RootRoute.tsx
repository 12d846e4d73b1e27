import { type JSX, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../navigation/focus-heading.ts';
import { PRODUCT_NAME } from '../navigation/PageTitle.tsx';
import { Snackbars } from '../ui/Snackbars.tsx';
import { OfflineSign } from './OfflineSign.tsx';
import './print.css';
import { SCROLL_STORAGE_KEY, scrollWhenTall, storedScrollPosition } from '../navigation/scroll.ts';
import { useJump } from '../navigation/use-jump.ts';

/** The root of all pages: handles what happens when the user moves from one page to another. */
export function RootRoute(): JSX.Element {
  const { pathname, key } = useLocation();
  useJump();
  const shown = useRef(pathname);
  const isReturn = useNavigationType() === 'POP';
  // Runs before the page's own effects, so a page without a title does not keep the title of the previous page.
  useLayoutEffect(() => {
    if (shown.current !== pathname) document.title = PRODUCT_NAME;
  }, [pathname]);
  useEffect(() => {
    // Browsers already start the first page at its top.
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusHeading(document.body);
  }, [pathname]);
  useEffect(() => (isReturn ? scrollWhenTall(storedScrollPosition(key)) : undefined), [isReturn, key]);
  return (
    <>
      <Outlet />
      <OfflineSign />
      <Snackbars />
      <ScrollRestoration storageKey={SCROLL_STORAGE_KEY} />
    </>
  );
}
