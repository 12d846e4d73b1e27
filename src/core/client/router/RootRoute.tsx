import { type JSX, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { useService } from '../di/use-service.ts';
import { openView } from '../http/open-view.ts';
import { focusHeading } from '../navigation/focus-heading.ts';
import { HistoryTrail } from '../navigation/history-trail.ts';
import { PRODUCT_NAME } from '../navigation/PageTitle.tsx';
import { linkAt, returnFocus } from '../navigation/return-focus.ts';
import { Snackbars } from '../ui/Snackbars.tsx';
import { OfflineStatus } from './OfflineStatus.tsx';
import '../theme/print.css';
import { SCROLL_STORAGE_KEY, scrollWhenTall, storedScrollPosition } from '../navigation/scroll.ts';
import { useJump } from '../navigation/use-jump.ts';

// Only a tab with a view loads it. If it does not load, the error screen replaces the page: a view must not be shown without its bar.
const ViewAsBar = lazy(async () => ({ default: (await import(/* webpackChunkName: "view-as" */ './ViewAsBar.tsx')).ViewAsBar }));

/** The root of all pages: handles what happens when the user moves from one page to another. */
export function RootRoute(): JSX.Element {
  const { pathname, key } = useLocation();
  // A view begins and ends with a new page.
  const [view] = useState(openView);
  useJump();
  const shown = useRef(pathname);
  const isReturn = useNavigationType() === 'POP';
  const trail = useService(HistoryTrail);
  // Runs before the page's own effects, so a page without a title does not keep the title of the previous page.
  useLayoutEffect(() => {
    if (shown.current !== pathname) document.title = PRODUCT_NAME;
  }, [pathname]);
  useEffect(() => {
    // Browsers already start the first page at its top.
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const opened = isReturn ? trail.focused : undefined;
    return opened === undefined ? focusHeading(document.body) : returnFocus(document.body, opened);
  }, [pathname, isReturn, trail]);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => trail.focus(linkAt(target));
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [trail]);
  useEffect(() => (isReturn ? scrollWhenTall(trail.scroll ?? storedScrollPosition(key)) : undefined), [isReturn, key, trail]);
  return (
    <>
      {view !== undefined && (
        <Suspense>
          <ViewAsBar view={view} />
        </Suspense>
      )}
      <Outlet />
      <OfflineStatus />
      <Snackbars />
      <ScrollRestoration storageKey={SCROLL_STORAGE_KEY} />
    </>
  );
}
