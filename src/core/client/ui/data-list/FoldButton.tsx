import type { JSX } from 'react';
import { useT } from '../../i18n/use-t.ts';

interface FoldButtonProps {
  /** The number of equal rows. */
  readonly times: number;
  readonly isOpen: boolean;
  /** Whether its row is the active one. The list is one tab stop. */
  readonly isActive: boolean;
  readonly onToggle: () => void;
}

/** Says how many equal rows follow each other, and shows them all or one of them. */
export function FoldButton({ times, isOpen, isActive, onToggle }: FoldButtonProps): JSX.Element {
  const t = useT('core');
  return (
    <button type="button" className="datalist__fold" tabIndex={isActive ? 0 : -1} aria-expanded={isOpen} onClick={onToggle}>
      {t('list.times', { count: times })}
    </button>
  );
}
