import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { useNavItems } from '../nav/use-nav-items.ts';
import { SessionStore } from '../session/session-store.ts';
import { SignOutIcon } from '../ui/icons/SignOutIcon.tsx';
import { PersonSign } from '../ui/PersonSign.tsx';
import { NavLinks } from './NavLinks.tsx';
import { useDisclosure } from './use-disclosure.ts';
import './UserMenu.css';

/** Who is signed in, the way to one's account, and out. */
export const UserMenu = observer(function UserMenu() {
  const t = useT('core');
  const { me } = useService(SessionStore);
  const accountItems = useNavItems('account');
  const { isOpen, toggle, root, button } = useDisclosure();
  const menuId = useId();
  if (me === undefined) return null;
  return (
    <div className="user" ref={root}>
      <button ref={button} type="button" className="user__button" aria-expanded={isOpen} aria-controls={menuId} onClick={toggle}>
        <PersonSign name={me.name} size="s" />
        <span className="vh">{t('layout.userMenu', { name: me.name })}</span>
      </button>
      {isOpen && (
        <div className="user__menu" id={menuId}>
          <div className="user__who">
            <p className="strong">
              <bdi>{me.name}</bdi>
            </p>
            <p className="muted small">
              <bdi>{me.email}</bdi>
            </p>
            {me.role !== null && <p className="muted small">{t(`role.${me.role}`)}</p>}
          </div>
          <NavLinks items={accountItems} />
          <Link to={ADDRESSES.signOut}>
            <SignOutIcon />
            {t('layout.signOut')}
          </Link>
        </div>
      )}
    </div>
  );
});
