import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useId } from 'react';
import { Outlet } from 'react-router-dom';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { useNavItems } from '../nav/nav-store.ts';
import { Link } from '../navigation/Link.tsx';
import { MAIN_ID } from '../navigation/main-id.ts';
import { SessionStore } from '../session/session-store.ts';
import { Brand } from '../ui/Brand.tsx';
import { IconButton } from '../ui/Button.tsx';
import { CloseIcon, MenuIcon } from '../ui/icons/icons.tsx';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { ProgressLine } from '../ui/ProgressLine.tsx';
import { ThemeButton, ThemeChoice } from '../ui/ThemeControls.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';
import { Footer } from './Footer.tsx';
import { NavLinks } from './NavLinks.tsx';
import { RecentChangesSlot } from './RecentChangesSlot.tsx';
import { SessionActions } from './SessionActions.tsx';
import { SkipToContent } from './SkipToContent.tsx';
import * as styles from './DefaultLayout.module.css';

/** The layout of public pages: a bar, the page and a footer. */
export function Layout({ children }: { readonly children?: ReactNode }): JSX.Element {
  const t = useT('core');
  return (
    <>
      <SkipToContent />
      <ProgressLine />
      <header className={`top ${styles.bar}`}>
        <div className={`top__in ${styles.barIn} wrap`}>
          <Brand />
          <nav aria-label={t('layout.mainNav')}>
            <NavLinks items={useNavItems('public').filter(({ column = 'product' }) => column !== 'product')} />
          </nav>
          <div className={styles.topEnd}>
            <RecentChangesSlot />
            <LanguageMenu />
            <span className={styles.topTheme}>
              <ThemeButton />
            </span>
            <SessionActions />
            <PublicMenu />
          </div>
        </div>
      </header>
      <main className={styles.page} id={MAIN_ID} tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <Footer />
    </>
  );
}

/** The menu on phones for links that do not fit the header of public pages. */
const PublicMenu = observer(function PublicMenu() {
  const t = useT('core');
  const items = useNavItems('public');
  const isVisitor = useService(SessionStore).status !== 'signed-in';
  const { isOpen, toggle, root, button } = useDisclosure();
  const menuId = useId();
  return (
    <div className={styles.topMenu} ref={root}>
      <IconButton
        ref={button}
        icon={isOpen ? CloseIcon : MenuIcon}
        label={t('layout.menu')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={toggle}
      />
      {isOpen && (
        <div className={`${styles.topSheet} wrap`} id={menuId}>
          {items.length > 0 && (
            <nav aria-label={t('layout.mainNav')}>
              <NavLinks items={items} />
            </nav>
          )}
          {isVisitor && <Link to={ADDRESSES.signUp}>{t('layout.signUp')}</Link>}
          <div className={styles.topRow}>
            <ThemeChoice />
          </div>
        </div>
      )}
    </div>
  );
});
