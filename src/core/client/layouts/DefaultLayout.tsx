import type { JSX, ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { useNavItems } from '../nav/use-nav-items.ts';
import { Brand } from '../ui/Brand.tsx';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { ThemeButton } from '../ui/ThemeControls.tsx';
import { Footer } from './Footer.tsx';
import { NavLinks } from './NavLinks.tsx';
import { PublicMenu } from './PublicMenu.tsx';
import { SessionActions } from './SessionActions.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import './DefaultLayout.css';

/** The layout of public pages: a bar, the page and a footer. */
export function Layout({ children }: { readonly children?: ReactNode }): JSX.Element {
  const t = useT('core');
  return (
    <>
      <SkipLink />
      <ProgressLine />
      <header className="top">
        <div className="top__in wrap">
          <Brand />
          <nav aria-label={t('layout.mainNav')}>
            <NavLinks items={useNavItems('public').filter(({ column = 'product' }) => column !== 'product')} />
          </nav>
          <div className="top__end">
            <LanguageMenu />
            <span className="top__theme">
              <ThemeButton />
            </span>
            <SessionActions />
            <PublicMenu />
          </div>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <Footer />
    </>
  );
}
