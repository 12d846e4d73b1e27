import { type JSX, useId } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useNavItems } from '../nav/nav-store.ts';
import type { NavSection } from '../plugin/nav-item.ts';
import { NavLinks } from './NavLinks.tsx';
import * as styles from './NavGroups.module.css';

// The sections of the signed-in pages, in display order.
const WORK_SECTIONS: readonly NavSection[] = Object.freeze(['main', 'work', 'settings', 'account']);

/** The complete navigation of the signed-in pages. */
export function NavGroups(): JSX.Element {
  return (
    <div className={styles.groups}>
      {WORK_SECTIONS.map((section) => (
        <NavGroup key={section} section={section} />
      ))}
    </div>
  );
}

function NavGroup({ section }: { readonly section: NavSection }): JSX.Element | undefined {
  const t = useT('core');
  const items = useNavItems(section);
  const titleId = useId();
  if (items.length === 0) return undefined;
  // The first group has the main functions of the product and needs no title.
  if (section === 'main') return <NavLinks items={items} />;
  return (
    <section aria-labelledby={titleId} className={section === 'account' ? styles.groupsOwn : undefined}>
      <h2 id={titleId}>{t(`nav.${section}`)}</h2>
      <NavLinks items={items} />
    </section>
  );
}
