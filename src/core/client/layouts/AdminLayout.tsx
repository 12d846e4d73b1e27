import { type JSX, type ReactNode, useCallback, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { Brand } from '../ui/Brand.tsx';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { Snackbars } from '../ui/Snackbars.tsx';
import { ThemeButton } from '../ui/ThemeButton.tsx';
import { BottomBar } from './BottomBar.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { NavGroups } from './NavGroups.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { UserMenu } from './UserMenu.tsx';
import './AdminLayout.css';

/** Around the signed-in part: navigation at the side, on phones at the bottom and in a drawer. */
export function Layout({ children }: { readonly children?: ReactNode }): JSX.Element {
  const t = useT('core');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  return (
    <div className="app">
      <SkipLink />
      <ProgressLine />
      <nav className="side" aria-label={t('layout.mainNav')}>
        <Brand />
        <NavGroups />
      </nav>
      <div>
        <header className="app__bar">
          <span className="lg-hide">
            <Brand />
          </span>
          <span className="push" />
          <LanguageMenu />
          <ThemeButton />
          <UserMenu />
        </header>
        <main className="place" id={MAIN_ID} tabIndex={-1}>
          {children ?? <Outlet />}
        </main>
      </div>
      <BottomBar onMore={() => setDrawerOpen(true)} />
      <NavDrawer open={isDrawerOpen} onClose={closeDrawer} />
      <Snackbars />
    </div>
  );
}
