import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useEffect } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { BulkWork } from '../../lists/bulk-work.ts';
import { IconButton } from '../Button.tsx';
import { atFloor } from '../floor.ts';
import { CloseIcon } from '../icons/icons.tsx';
import './SelectionBar.css';

interface SelectionBarProps {
  /** The number of selected items, or the unsaved changes, as text. It is announced. */
  readonly chosen: string;
  /** Clears the selection. Absent when one of the {@link children} does that. */
  readonly onClear?: () => void;
  /** Accessible name of the bar; the text of `chosen` when absent. */
  readonly label?: string;
  /** While it runs, the bar shows its progress in place of `chosen`. */
  readonly work?: BulkWork;
  /** The actions. */
  readonly children: ReactNode;
}

/** A bar at the end of the page with actions for selected items or unsaved changes. The page can scroll until the bar covers nothing. */
export const SelectionBar = observer(function SelectionBar({ chosen, onClear, label, work, children }: SelectionBarProps): JSX.Element {
  const t = useT('core');
  useEffect(() => {
    document.documentElement.classList.add('has-selection-bar');
    return () => document.documentElement.classList.remove('has-selection-bar');
  }, []);
  return (
    <section ref={atFloor} className="selection-bar" aria-label={label ?? t('selectionBar.label')}>
      <div className="selection-bar__in">
        <span className="selection-bar__chosen" role="status">
          {work?.isRunning ? t('selectionBar.progress', { done: work.done, total: work.total }) : chosen}
        </span>
        {children}
        {onClear !== undefined && <IconButton icon={CloseIcon} label={t('selectionBar.clear')} onClick={onClear} />}
      </div>
    </section>
  );
});
