import type { JSX } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../../ui/Button.tsx';
import { DownIcon, UpIcon } from '../../ui/icons/page-icons.tsx';

/** The position of an item in a list that the user can reorder. */
export interface RowOrder {
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
}

interface MoveButtonsProps {
  readonly name: string;
  readonly order: RowOrder;
}

/** Buttons that move an item up or down. Nothing is shown for a single item. */
export function MoveButtons({ name, order: { place, count, onMove } }: MoveButtonsProps): JSX.Element | null {
  const t = useT('core');
  if (count < 2) return null;
  const isLast = place === count - 1;
  return (
    <>
      <IconButton data-do="up" icon={UpIcon} label={t('ordered.up', { name })} disabled={place === 0} onClick={() => onMove(-1)} />
      <IconButton data-do="down" icon={DownIcon} label={t('ordered.down', { name })} disabled={isLast} onClick={() => onMove(1)} />
    </>
  );
}
