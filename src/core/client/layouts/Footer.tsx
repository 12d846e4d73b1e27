import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useNavItems } from '../nav/use-nav-items.ts';
import { Brand } from '../ui/Brand.tsx';
import { NavLinks } from './NavLinks.tsx';
import './Footer.css';

/** Ends every public page: who we are, and the way to all public pages, on phones too. */
export function Footer(): JSX.Element {
  const t = useT('core');
  const items = useNavItems('public');
  return (
    <footer className="foot">
      <div className="wrap foot__in">
        <Brand />
        <p>{t('layout.about')}</p>
        {items.length > 0 && (
          <nav aria-label={t('layout.footerNav')}>
            <NavLinks items={items} />
          </nav>
        )}
      </div>
    </footer>
  );
}
