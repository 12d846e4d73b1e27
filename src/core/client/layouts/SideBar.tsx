import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SideBarStore } from '../nav/side-bar-store.ts';
import { Brand } from '../ui/Brand.tsx';
import { SidebarIcon } from '../ui/icons/page-icons.tsx';
import { NavGroups } from './NavGroups.tsx';
import { RailTip } from './RailTip.tsx';
import './SideBar.css';

/** The navigation beside the page, either complete or folded to a rail of icons that show their names on hover. */
export const SideBar = observer(function SideBar() {
  const t = useT('core');
  const side = useService(SideBarStore);
  const nav = useRef<HTMLElement>(null);
  const label = side.isFolded ? t('layout.openSide') : t('layout.foldSide');
  return (
    <nav ref={nav} className={clsx('side', side.isFolded && 'side--rail')} aria-label={t('layout.mainNav')}>
      <Brand />
      <NavGroups />
      <button type="button" className="side__fold" aria-expanded={!side.isFolded} onClick={side.toggle}>
        <SidebarIcon />
        <span className="nav-label">{label}</span>
      </button>
      {side.isFolded && <RailTip nav={nav} />}
    </nav>
  );
});
