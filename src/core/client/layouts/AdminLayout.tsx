import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, type Ref, useCallback, useEffect, useState } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { useService } from '../di/use-service.ts';
import { SideBarStore } from '../nav/side-bar-store.ts';
import { MAIN_ID } from '../navigation/main-id.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { ClientRegistry } from '../plugin/client-registry.ts';
import type { PageDefinition } from '../plugin/page.ts';
import { usePagePrefetch } from '../router/use-page-prefetch.ts';
import { SessionStore } from '../session/session-store.ts';
import { Brand } from '../ui/Brand.tsx';
import { TrailSlot } from '../ui/Breadcrumb.tsx';
import { aboveFloor } from '../ui/floor.ts';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { ThemeButton } from '../ui/ThemeControls.tsx';
import { BarItems } from './BarItems.tsx';
import { BottomBar } from './BottomBar.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { RecentChangesSlot } from './RecentChangesSlot.tsx';
import { SessionActions } from './SessionActions.tsx';
import { SideBar } from './SideBar.tsx';
import { SkipToContent } from './SkipToContent.tsx';
import { UserMenu } from './UserMenu.tsx';
import * as styles from './AdminLayout.module.css';

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
  usePagePrefetch();
  return (
    <div className={clsx(styles.app, isSignedIn && styles.appSided, side.isFolded && styles.appRail)}>
      <SkipToContent />
      <ProgressLine />
      {isSignedIn && <SideBar />}
      <div>
        <AdminBar trail={setTrail} isSignedIn={isSignedIn} />
        <main ref={aboveFloor} className={clsx(styles.place, width === 'full' && styles.placeFull)} id={MAIN_ID} tabIndex={-1}>
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

interface AdminBarProps {
  readonly trail: Ref<HTMLDivElement>;
  readonly isSignedIn: boolean;
}

/** The bar above the page: breadcrumb, command palette, parts of plugins, and the user menu or a sign-in link. On phones the theme is in the drawer. */
function AdminBar({ trail, isSignedIn }: AdminBarProps): JSX.Element {
  return (
    <header className={styles.appBar}>
      <Brand />
      <div ref={trail} className={styles.appTrail} />
      <RecentChangesSlot />
      {isSignedIn && <PaletteButton />}
      {isSignedIn && <BarItems />}
      <LanguageMenu />
      <span className={styles.appTheme}>
        <ThemeButton />
      </span>
      {isSignedIn ? <UserMenu /> : <SessionActions />}
    </header>
  );
}

/** The page that is shown; `undefined` when the address belongs to no page. */
function useCurrentPage(): PageDefinition | undefined {
  const registry = useService(ClientRegistry);
  return registry.page(useMatches().at(-1)?.id ?? '')?.thing;
}
