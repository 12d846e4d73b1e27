import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useService } from '../di/use-service.ts';
import { useCurrentPage } from '../router/use-current-page.ts';
import { classNames } from '../ui/class-names.ts';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { Snackbars } from '../ui/Snackbars.tsx';
import { AdminBar } from './AdminBar.tsx';
import { BottomBar } from './BottomBar.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { SideBar } from './SideBar.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { SideBarStore } from './side-bar-store.ts';
import { TrailSlot } from './trail-slot.ts';
import './AdminLayout.css';

/** Around the signed-in part: navigation at the side, on phones at the bottom and in a drawer. */
export const Layout = observer(function Layout({ children }: { readonly children?: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [trail, setTrail] = useState<HTMLElement | null>(null);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const width = useCurrentPage()?.width;
  const side = useService(SideBarStore);
  useEffect(() => side.start(), [side]);
  // Before the paint, so that nothing is seen to fold.
  useLayoutEffect(() => side.show(width !== undefined), [side, width]);
  return (
    <div className={classNames('app', side.isFolded && 'app--rail')}>
      <SkipLink />
      <ProgressLine />
      <SideBar />
      <div>
        <AdminBar trail={setTrail} />
        <main className={classNames('place', width === 'full' && 'place--full')} id={MAIN_ID} tabIndex={-1}>
          <TrailSlot value={trail}>{children ?? <Outlet />}</TrailSlot>
        </main>
      </div>
      <BottomBar onMore={() => setDrawerOpen(true)} isMoreOpen={isDrawerOpen} />
      <NavDrawer open={isDrawerOpen} onClose={closeDrawer} />
      <Snackbars />
    </div>
  );
});
