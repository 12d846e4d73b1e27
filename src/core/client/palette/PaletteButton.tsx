import { type ComponentType, type JSX, useCallback, useEffect, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { SearchIcon } from '../ui/icons/icons.tsx';
import { isApple } from '../ui/keyboard.ts';
import type { PaletteProps } from './Palette.tsx';
import * as styles from './PaletteButton.module.css';

const load = () => import(/* webpackChunkName: "palette" */ './Palette.tsx');

/** Opens the command palette. Ctrl+K and Cmd+K do the same anywhere on the page. The palette's chunk is loaded on demand. */
export function PaletteButton(): JSX.Element {
  const t = useT('core');
  const snackbar = useService(SnackbarStore);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
    load().then(
      (module) => setPalette(() => module.Palette),
      (error: unknown) => {
        console.error('The command palette did not load', error);
        setOpen(false);
        snackbar.raise(t('error.chunk'), { color: 'error' });
      },
    );
  }, [snackbar, t]);
  const close = useCallback(() => setOpen(false), []);

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
        onPointerEnter={preload}
        onClick={open}
      >
        <SearchIcon className="icon--s" />
        <span className={styles.paletteButtonWords}>{t('palette.open')}</span>
        <span className={styles.paletteButtonKeys} dir="ltr" aria-hidden="true">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {isOpen && Palette !== undefined && <Palette onClose={close} />}
    </>
  );
}

// Inside the palette, the same shortcut closes it.
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !defaultPrevented;
}

function preload(): void {
  // This is only a preload: opening the palette reports a failed load.
  load().catch(() => undefined);
}
