import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useService } from '../di/use-service.ts';
import { SideBarStore } from '../nav/side-bar-store.ts';
import { useCurrentPage } from '../router/use-current-page.ts';
import { SessionStore } from '../session/session-store.ts';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { TrailSlot } from '../ui/trail-slot.ts';
import { AdminBar } from './AdminBar.tsx';
import { BottomBar } from './BottomBar.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { SideBar } from './SideBar.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import './AdminLayout.css';

/**
 * The layout of the signed-in pages. The navigation is at the side, on phones at the bottom and in a drawer. On a page that opens
 * without sign-in, visitors see only the bar.
 */
export const Layout = observer(function Layout({ children }: { readonly children?: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [trail, setTrail] = useState<HTMLElement | null>(null);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const width = useCurrentPage()?.width;
  const side = useService(SideBarStore);
  const isSignedIn = useService(SessionStore).status === 'signed-in';
  useEffect(() => side.start(), [side]);
  // Runs before the paint, so that the user does not see the side bar fold.
  useLayoutEffect(() => side.show(width !== undefined), [side, width]);
  return (
    <div className={clsx('app', isSignedIn && 'app--sided', side.isFolded && 'app--rail')}>
      <SkipLink />
      <ProgressLine />
      {isSignedIn && <SideBar />}
      <div>
        <AdminBar trail={setTrail} isSignedIn={isSignedIn} />
        <main className={clsx('place', width === 'full' && 'place--full')} id={MAIN_ID} tabIndex={-1}>
          <TrailSlot value={trail}>{children ?? <Outlet />}</TrailSlot>
        </main>
      </div>
      {isSignedIn && (
        <>
          <BottomBar onMore={() => setDrawerOpen(true)} isMoreOpen={isDrawerOpen} />
          <NavDrawer open={isDrawerOpen} onClose={closeDrawer} />
        </>
      )}
    </div>
  );
});
