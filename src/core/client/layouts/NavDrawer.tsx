import { type JSX, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { Brand } from '../ui/Brand.tsx';
import { IconButton } from '../ui/Button.tsx';
import { Modal } from '../ui/dialog/Modal.tsx';
import { CloseIcon } from '../ui/icons/icons.tsx';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { ThemeButton } from '../ui/ThemeControls.tsx';
import { NavGroups } from './NavGroups.tsx';
import * as styles from './NavDrawer.module.css';

interface NavDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The complete navigation in a drawer over the page. */
export function NavDrawer({ open, onClose }: NavDrawerProps): JSX.Element {
  const t = useT('core');
  const { key } = useLocation();

  // The drawer closes after a navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the location changes
  useEffect(onClose, [key]);

  return (
    <Modal open={open} onClose={onClose} className={styles.drawer} label={t('layout.mainNav')}>
      <div className={styles.drawerHead}>
        <Brand />
        <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />
      </div>
      <nav>
        <NavGroups />
      </nav>
      <div className={styles.drawerFoot}>
        <LanguageMenu />
        <ThemeButton />
      </div>
    </Modal>
  );
}
