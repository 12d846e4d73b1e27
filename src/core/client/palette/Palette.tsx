import { type JSX, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { useGo } from '../navigation/go.tsx';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { IconButton } from '../ui/Button.tsx';
import { OpenDialogs } from '../ui/dialog/open-dialogs.ts';
import { CloseIcon, SearchIcon } from '../ui/icons/icons.tsx';
import { optionId, PaletteList } from './PaletteList.tsx';
import { type PaletteEntry, rememberChoice, sectionsOf } from './palette-entry.ts';
import { usePaletteEntries } from './use-palette-entries.ts';
import * as styles from './Palette.module.css';

/** Tells the opener of the palette when it has closed. */
export interface PaletteProps {
  /** Called after the palette has closed and the focus is back at its former element. */
  readonly onClose: () => void;
}

/** Searches all pages and actions that the user may use by their words. A native modal dialog with a combobox. */
export function Palette({ onClose }: PaletteProps): JSX.Element {
  const t = useT('core');
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const found = usePaletteEntries(typed);
  const choose = useChoice(dialog);
  const dialogs = useService(OpenDialogs);
  useEffect(() => {
    if (dialog.current === null) return undefined;
    dialog.current.showModal();
    return dialogs.add(dialog.current);
  }, [dialogs]);

  const sections = sectionsOf(found ?? []);
  // In visual order, which is also the order of the arrow keys.
  const entries = sections.flatMap((section) => section.entries);
  const active = entries[place];
  const activeId = active && optionId(listId, active.id);
  useEffect(() => {
    // Newer browsers return a promise, and an effect must not return one.
    if (activeId !== undefined) void document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const { length } = entries;
    if (event.key === 'ArrowDown') setPlace((place + 1) % Math.max(1, length));
    else if (event.key === 'ArrowUp') setPlace((place - 1 + length) % Math.max(1, length));
    else if (event.key === 'Enter' && active !== undefined) choose(active);
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) dialog.current?.close();
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
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
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
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon={CloseIcon} label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      <PaletteList
        id={listId}
        sections={sections}
        active={active}
        onPoint={(entry) => setPlace(entries.indexOf(entry))}
        onChoose={choose}
      />
      {found?.length === 0 && <p className={styles.paletteNone}>{t('palette.none')}</p>}
      <p className="vh" role="status">
        {found !== undefined && typed.trim() !== '' && t('palette.found', { count: entries.length })}
      </p>
    </dialog>
  );
}

/** Closes the palette, runs the chosen entry and remembers it. */
function useChoice(dialog: { readonly current: HTMLDialogElement | null }): (entry: PaletteEntry) => void {
  const t = useT('core');
  const go = useGo();
  const snackbar = useService(SnackbarStore);
  const run = async ({ run }: PaletteEntry): Promise<void> => {
    const address = await run();
    if (address !== undefined) go(address);
  };
  return (entry) => {
    dialog.current?.close();
    rememberChoice(entry.id);
    run(entry).catch((error: unknown) => {
      console.error(`"${entry.id}" of the command palette failed`, error);
      snackbar.raise(t('palette.failed'), { color: 'error' });
    });
  };
}
