import { type JSX, type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { IconButton } from '../ui/Button.tsx';
import { OpenDialogs } from '../ui/dialog/open-dialogs.ts';
import { CloseIcon, SearchIcon } from '../ui/icons/icons.tsx';
import { optionId, sectionsOf } from './palette-entry.ts';
import { useChoice } from './use-choice.ts';
import { usePaletteCode } from './use-palette-code.ts';
import * as styles from './Palette.module.css';

/** Tells the opener of the palette when it has closed. */
interface PaletteProps {
  /** Called after the palette has closed and the focus is back at its former element. */
  readonly onClose: () => void;
}

/**
 * Searches all pages and actions that the user may use by their words. A native modal dialog with a combobox. It takes what is typed
 * before its entries have loaded, so that no key reaches the page behind it.
 */
export function Palette({ onClose }: PaletteProps): JSX.Element {
  const t = useT('core');
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  // How far the arrow keys have gone from the first entry, in both directions.
  const [place, setPlace] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const close = (): void => dialog.current?.close();
  const code = usePaletteCode(close);
  const choose = useChoice(close);
  useOpened(dialog);

  const sections = code === undefined ? [] : sectionsOf(code.find(t, typed));
  // In visual order, which is also the order of the arrow keys.
  const entries = sections.flatMap((section) => section.entries);
  const active = entries.at(place % Math.max(1, entries.length));
  const activeId = active && optionId(listId, active.id);
  useEffect(() => {
    // Newer browsers return a promise, and an effect must not return one.
    if (activeId !== undefined) void document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    if (!isEntered || code === undefined) return;
    setEntered(false);
    if (active !== undefined) choose(active);
  }, [isEntered, code, active, choose]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setPlace(place + 1);
    else if (event.key === 'ArrowUp') setPlace(place - 1);
    else if (event.key === 'Enter') setEntered(true);
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) close();
    else return;
    event.preventDefault();
  };
  return (
    // Escape closes the dialog by keyboard. This click handler is for clicks on the backdrop.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is built into the element
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('palette.title')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.paletteHead}>
        <SearchIcon />
        <input
          className={styles.paletteInput}
          type="text"
          role="combobox"
          aria-label={t('palette.label')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          placeholder={t('palette.open')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          dir={typed === '' ? undefined : 'auto'}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPlace(0);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon={CloseIcon} label={t('close')} onClick={close} />
      </div>
      {code !== undefined && (
        <code.PaletteList
          id={listId}
          sections={sections}
          active={active}
          onPoint={(entry) => setPlace(entries.indexOf(entry))}
          onChoose={choose}
        />
      )}
      {code !== undefined && entries.length === 0 && <p className={styles.paletteNone}>{t('palette.none')}</p>}
      <p className="vh" role="status">
        {code !== undefined && typed.trim() !== '' && t('palette.found', { count: entries.length })}
      </p>
    </dialog>
  );
}

/** Opens the dialog before the browser reports the next key. */
function useOpened(dialog: RefObject<HTMLDialogElement | null>): void {
  const dialogs = useService(OpenDialogs);
  useLayoutEffect(() => {
    if (dialog.current === null) return undefined;
    dialog.current.showModal();
    return dialogs.add(dialog.current);
  }, [dialog, dialogs]);
}
