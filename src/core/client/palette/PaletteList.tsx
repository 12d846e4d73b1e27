import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { ChevronIcon } from '../ui/icons/page-icons.tsx';
import { type EntrySection, optionId, type PaletteEntry } from './palette-entry.ts';
import * as styles from './Palette.module.css';

interface PaletteListProps {
  readonly id: string;
  readonly sections: readonly EntrySection[];
  /** The entry that Enter chooses. */
  readonly active: PaletteEntry | undefined;
  readonly onPoint: (entry: PaletteEntry) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** The entries under their group titles. The focus stays in the input above, but entries can also be clicked. */
export function PaletteList({ id, sections, active, onPoint, onChoose }: PaletteListProps): JSX.Element {
  const t = useT('core');
  return (
    <div id={id} className={styles.paletteList} role="listbox" aria-label={t('palette.title')} tabIndex={-1}>
      {sections.map(({ group, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
        <div key={group} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div id={`${id}-group-${group}`} className={styles.paletteGroup}>
            {t(`palette.group.${group}`)}
          </div>
          {entries.map((entry) => (
            // The input above holds the focus and handles the keys.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            <div
              key={entry.id}
              id={optionId(id, entry.id)}
              className={styles.paletteEntry}
              role="option"
              aria-selected={entry === active}
              onPointerMove={() => entry !== active && onPoint(entry)}
              onClick={() => onChoose(entry)}
            >
              <EntryIcon icon={entry.icon} />
              <span>{entry.label}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function EntryIcon({ icon: Icon = ChevronIcon }: Pick<PaletteEntry, 'icon'>): JSX.Element {
  return <Icon />;
}
