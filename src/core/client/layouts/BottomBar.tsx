import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useNavItems } from '../nav/nav-store.ts';
import { atFloor } from '../ui/floor.ts';
import { MenuIcon } from '../ui/icons/icons.tsx';
import { NavLinks } from './NavLinks.tsx';
import * as styles from './BottomBar.module.css';

const PLACES = 4;

interface BottomBarProps {
  readonly onMore: () => void;
  readonly isMoreOpen: boolean;
}

/** The bar at the bottom on phones and tablets: the first four entries, and a button for the drawer with the others. */
export function BottomBar({ onMore, isMoreOpen }: BottomBarProps): JSX.Element {
  const t = useT('core');
  const items = [...useNavItems('main'), ...useNavItems('work'), ...useNavItems('account')].slice(0, PLACES);
  return (
    <nav ref={atFloor} className={styles.bottom} aria-label={t('layout.bottomNav')}>
      {items.length > 0 ? <NavLinks items={items} /> : <Places />}
      <button type="button" aria-haspopup="dialog" aria-expanded={isMoreOpen} onClick={onMore}>
        <MenuIcon />
        <span data-nav-label>{t('layout.more')}</span>
      </button>
    </nav>
  );
}

/** The room of the entries until they are known, so that the button does not move when they come. */
function Places(): JSX.Element {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: PLACES }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places have no other name
        <li key={place} />
      ))}
    </ul>
  );
}
