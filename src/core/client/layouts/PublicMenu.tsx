import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { useNavItems } from '../nav/use-nav-items.ts';
import { Link } from '../navigation/Link.tsx';
import { SessionStore } from '../session/session-store.ts';
import { IconButton } from '../ui/Button.tsx';
import { CloseIcon, MenuIcon } from '../ui/icons/icons.tsx';
import { ThemeChoice } from '../ui/ThemeControls.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';
import { NavLinks } from './NavLinks.tsx';

/** The menu on phones for links that do not fit the header of public pages. */
export const PublicMenu = observer(function PublicMenu() {
  const t = useT('core');
  const items = useNavItems('public');
  const isVisitor = useService(SessionStore).status !== 'signed-in';
  const { isOpen, toggle, root, button } = useDisclosure();
  const menuId = useId();
  return (
    <div className="top__menu" ref={root}>
      <IconButton
        ref={button}
        icon={isOpen ? CloseIcon : MenuIcon}
        label={t('layout.menu')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={toggle}
      />
      {isOpen && (
        <div className="top__sheet wrap" id={menuId}>
          {items.length > 0 && (
            <nav aria-label={t('layout.mainNav')}>
              <NavLinks items={items} />
            </nav>
          )}
          {isVisitor && <Link to={ADDRESSES.signUp}>{t('layout.signUp')}</Link>}
          <div className="top__row">
            <ThemeChoice />
          </div>
        </div>
      )}
    </div>
  );
});
