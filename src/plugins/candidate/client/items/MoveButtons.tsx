import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { DownIcon, UpIcon } from '#core/client/ui/icons/page-icons.tsx';

/** The position of an item in a list that the user can reorder. */
export interface RowOrder {
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
}

/** Buttons that move an item up or down. Nothing is shown for a single item. */
export function MoveButtons({
  name,
  order: { place, count, onMove },
}: {
  readonly name: string;
  readonly order: RowOrder;
}): JSX.Element | null {
  const t = useT('candidate');
  if (count < 2) return null;
  return (
    <>
      <IconButton data-do="up" icon={UpIcon} label={t('list.up', { name })} disabled={place === 0} onClick={() => onMove(-1)} />
      <IconButton
        data-do="down"
        icon={DownIcon}
        label={t('list.down', { name })}
        disabled={place === count - 1}
        onClick={() => onMove(1)}
      />
    </>
  );
}
