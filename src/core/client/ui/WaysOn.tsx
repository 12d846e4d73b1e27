import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { href } from '#core/contract/route-ref.ts';
import { useT } from '../i18n/use-t.ts';
import { useNavItems } from '../nav/use-nav-items.ts';
import { Link } from '../router/Link.tsx';
import { nearest } from './nearest.ts';

/** On a page that does not exist: the page whose address is almost the same, among those that this person may open. */
export function WaysOn(): JSX.Element | null {
  const t = useT('core');
  const { pathname } = useLocation();
  const items = [...useNavItems('main'), ...useNavItems('settings'), ...useNavItems('account'), ...useNavItems('public')];
  const meant = nearest(
    pathname,
    items.map(({ route }) => href(route)),
  );
  const item = items.find(({ route }) => href(route) === meant);
  if (item === undefined || meant === undefined) return null;
  return (
    <p className="error-screen__meant">
      {t('error.meant')} <Link to={meant}>{t(item.label)}</Link> <code dir="ltr">{meant}</code>
    </p>
  );
}
