import { type JSX, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../i18n/use-t.ts';
import { Brand } from '../ui/Brand.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { CloseIcon } from '../ui/icons/CloseIcon.tsx';
import { LanguageMenu } from '../ui/LanguageMenu.tsx';
import { ThemeButton } from '../ui/ThemeButton.tsx';
import { NavGroups } from './NavGroups.tsx';
import './NavDrawer.css';

interface NavDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The whole navigation over the page; a modal dialog of the browser's own, which keeps the focus and closes on Escape. */
export function NavDrawer({ open, onClose }: NavDrawerProps): JSX.Element {
  const t = useT('core');
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [open]);

  // Whoever arrives somewhere is done with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes, and then only
  useEffect(onClose, [key]);

  return (
    // The keyboard closes it with Escape; the click is one on the ground beside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is built into the element
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={t('layout.mainNav')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="drawer__head">
        <Brand />
        <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />
      </div>
      {open && (
        <>
          <nav>
            <NavGroups />
          </nav>
          <div className="drawer__foot">
            <LanguageMenu />
            <ThemeButton />
          </div>
        </>
      )}
    </dialog>
  );
}
