import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { href } from '#core/contract/route-ref.ts';
import { useT } from '../i18n/use-t.ts';
import { NavBadge } from '../nav/NavBadge.tsx';
import { useNavAddress } from '../nav/nav-address.ts';
import { Link } from '../navigation/Link.tsx';
import type { NavItem } from '../plugin/nav-item.ts';

/** Navigation entries as a list. The entry of the open page is marked as current. */
export const NavLinks = observer(function NavLinks({ items }: { readonly items: readonly NavItem[] }): JSX.Element {
  const t = useT('core');
  const { pathname } = useLocation();
  const addressOf = useNavAddress();
  const current = currentAddress(
    items.map(({ route }) => href(route)),
    pathname,
  );
  return (
    <ul>
      {items.map((item) => {
        const { route, label, icon: Icon } = item;
        const to = href(route);
        return (
          <li key={route.id}>
            <Link to={addressOf(item)} aria-current={to === current ? (to === pathname ? 'page' : 'true') : undefined}>
              {Icon !== undefined && <Icon />}
              <span data-nav-label>{t(label)}</span>
              {item.badge !== undefined && <NavBadge item={item} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
});

/** The address of the navigation entry of an open page: the page's own, or else its nearest parent. The start page is not a parent. */
export function currentAddress(addresses: readonly string[], pathname: string): string | undefined {
  return addresses
    .filter((address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)))
    .reduce<string | undefined>(
      (nearest, address) => (nearest === undefined || address.length > nearest.length ? address : nearest),
      undefined,
    );
}
