import { type JSX, useCallback, useEffect, useState } from 'react';
import { useT } from '../i18n/use-t.ts';
import { loadAhead } from '../navigation/load-ahead.ts';
import { SearchIcon } from '../ui/icons/icons.tsx';
import { isApple } from '../ui/keyboard.ts';
import { Palette } from './Palette.tsx';
import { preloadPalette } from './use-palette-code.ts';
import * as styles from './PaletteButton.module.css';

/** Opens the command palette. Ctrl+K and Cmd+K do the same anywhere on the page. */
export function PaletteButton(): JSX.Element {
  const t = useT('core');
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => loadAhead(preloadPalette), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={styles.paletteButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preloadPalette}
        onClick={open}
      >
        <SearchIcon className="icon--s" />
        <span className={styles.paletteButtonWords}>{t('palette.open')}</span>
        <span className={styles.paletteButtonKeys} dir="ltr" aria-hidden="true">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {isOpen && <Palette onClose={close} />}
    </>
  );
}

// Inside the palette, the same shortcut closes it.
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !defaultPrevented;
}
