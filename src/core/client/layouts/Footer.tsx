import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useNavItems } from '../nav/nav-store.ts';
import type { FooterColumn } from '../plugin/nav-item.ts';
import { Brand } from '../ui/Brand.tsx';
import { NavLinks } from './NavLinks.tsx';
import * as styles from './Footer.module.css';

const COLUMNS: readonly FooterColumn[] = Object.freeze(['candidates', 'employers', 'product']);

/** The footer of every public page: information about us, and links to all public pages, grouped by audience. */
export function Footer(): JSX.Element {
  const t = useT('core');
  const items = useNavItems('public');
  return (
    <footer className={styles.foot}>
      <div className={`wrap ${styles.footIn}`}>
        <div className={styles.footAbout}>
          <Brand />
          <p>{t('layout.about')}</p>
        </div>
        {items.length > 0 && (
          <nav className={styles.footColumns} aria-label={t('layout.footerNav')}>
            {COLUMNS.map((column) => (
              <Column key={column} column={column} />
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}

function Column({ column }: { readonly column: FooterColumn }): JSX.Element | undefined {
  const t = useT('core');
  const items = useNavItems('public').filter((item) => (item.column ?? 'product') === column);
  if (items.length === 0) return undefined;
  return (
    <div>
      <h2>{t(`footer.${column}`)}</h2>
      <NavLinks items={items} />
    </div>
  );
}
