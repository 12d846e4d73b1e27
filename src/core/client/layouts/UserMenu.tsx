import { observer } from 'mobx-react-lite';
import { Suspense, useId, useRef } from 'react';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { useNavItems } from '../nav/nav-store.ts';
import { Link } from '../navigation/Link.tsx';
import { SessionStore } from '../session/session-store.ts';
import { PersonAvatar } from '../ui/Avatars.tsx';
import { SignOutIcon } from '../ui/icons/page-icons.tsx';
import { lazyExtra } from '../ui/lazy-extra.ts';
import { useMenuKeys } from '../ui/menu/use-menu-keys.ts';
import { useDisclosure } from '../ui/use-disclosure.ts';
import * as styles from './UserMenu.module.css';

const OwnPhoto = lazyExtra(async () => (await import(/* webpackChunkName: "own-photo" */ '../files/OwnPhoto.tsx')).OwnPhoto);

/** The menu of the signed-in user, with links to the account and to sign out. */
export const UserMenu = observer(function UserMenu() {
  const t = useT('core');
  const { me } = useService(SessionStore);
  const accountItems = useNavItems('account');
  const { isOpen, toggle, root, button } = useDisclosure();
  const menu = useRef<HTMLDivElement>(null);
  const onKeyDown = useMenuKeys(menu, isOpen);
  const menuId = useId();
  if (me === undefined) return null;
  const name = t('layout.userMenu', { name: me.name });
  return (
    <div className={styles.user} ref={root}>
      <button
        ref={button}
        type="button"
        className={styles.userButton}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={toggle}
      >
        <PersonAvatar name={me.name} size="s">
          {me.photo !== undefined && (
            <Suspense>
              <OwnPhoto />
            </Suspense>
          )}
        </PersonAvatar>
        <span className="vh">{name}</span>
      </button>
      {isOpen && (
        <div className={styles.userMenu}>
          <div className={styles.userWho}>
            <p className="strong">
              <bdi>{me.name}</bdi>
            </p>
            <p className="muted small" dir="ltr">
              {me.email}
            </p>
            {me.role !== null && <p className="muted small">{t(`role.${me.role}`)}</p>}
          </div>
          <div ref={menu} id={menuId} role="menu" tabIndex={-1} aria-label={name} onKeyDown={onKeyDown}>
            {accountItems.map(({ route, label, icon: Icon }) => (
              <Link key={route.id} role="menuitem" tabIndex={-1} to={href(route)}>
                {Icon !== undefined && <Icon />}
                {t(label)}
              </Link>
            ))}
            <Link role="menuitem" tabIndex={-1} to={ADDRESSES.signOut}>
              <SignOutIcon />
              {t('layout.signOut')}
            </Link>
          </div>
        </div>
      )}
    </div>
  );
});
