import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type JSX, type RefObject, useEffect, useRef } from 'react';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SideBarStore } from '../nav/side-bar-store.ts';
import { Brand } from '../ui/Brand.tsx';
import { SidebarIcon } from '../ui/icons/page-icons.tsx';
import { NavGroups } from './NavGroups.tsx';
import * as styles from './SideBar.module.css';

/** The navigation beside the page, either complete or folded to a rail of icons that show their names on hover. */
export const SideBar = observer(function SideBar() {
  const t = useT('core');
  const side = useService(SideBarStore);
  const nav = useRef<HTMLElement>(null);
  const label = side.isFolded ? t('layout.openSide') : t('layout.foldSide');
  return (
    <nav ref={nav} className={clsx(styles.side, side.isFolded && styles.sideRail)} aria-label={t('layout.mainNav')}>
      <Brand />
      <NavGroups />
      <button type="button" className={styles.sideFold} aria-expanded={!side.isFolded} onClick={side.toggle}>
        <SidebarIcon />
        <span data-nav-label>{label}</span>
      </button>
      {side.isFolded && <RailTip nav={nav} />}
    </nav>
  );
});

/**
 * Shows the name of the hovered or focused icon beside the rail. Escape hides it. Screen readers read the names without it.
 */
function RailTip({ nav }: { readonly nav: RefObject<HTMLElement | null> }): JSX.Element {
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const root = nav.current;
    const shown = tip.current;
    if (root === null || shown === null) return undefined;
    const hide = (): void => {
      shown.hidden = true;
    };
    const show = ({ target }: Event): void => {
      const entry = target instanceof Element ? target.closest('a, button') : null;
      const name = entry?.querySelector('[data-nav-label]')?.textContent;
      if (entry === null || !name) {
        hide();
        return;
      }
      const { top, height } = entry.getBoundingClientRect();
      shown.textContent = name;
      shown.style.setProperty('--tip-top', `${top + height / 2}px`);
      shown.hidden = false;
    };
    const hideOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    const listeners = [
      ['pointerover', show],
      ['focusin', show],
      ['pointerleave', hide],
      ['focusout', hide],
      ['scroll', hide],
    ] as const;
    for (const [name, listener] of listeners) root.addEventListener(name, listener);
    document.addEventListener('keydown', hideOnEscape);
    return () => {
      for (const [name, listener] of listeners) root.removeEventListener(name, listener);
      document.removeEventListener('keydown', hideOnEscape);
    };
  }, [nav]);
  return <span ref={tip} className={styles.railTip} aria-hidden="true" hidden />;
}
