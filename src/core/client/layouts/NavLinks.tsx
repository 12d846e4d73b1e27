import type { JSX } from 'react';
import { NavLink } from 'react-router-dom';
import { href } from '#core/contract/route-ref.ts';
import { useT } from '../i18n/use-t.ts';
import type { NavItem } from '../plugin/client-plugin.ts';

/** Entries of the navigation as a list; the current one says so. */
export function NavLinks({ items }: { readonly items: readonly NavItem[] }): JSX.Element {
  const t = useT('core');
  return (
    <ul>
      {items.map(({ route, label, icon: Icon }) => (
        <li key={route.id}>
          <NavLink to={href(route)} end>
            {Icon !== undefined && <Icon />}
            <span>{t(label)}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
