import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useEffect } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { BulkWork } from '../../lists/bulk-work.ts';
import { IconButton } from '../Button.tsx';
import { atFloor } from '../floor.ts';
import { CloseIcon } from '../icons/icons.tsx';
import './dock.css';

interface DockProps {
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
export const Dock = observer(function Dock({ chosen, onClear, label, work, children }: DockProps): JSX.Element {
  const t = useT('core');
  useEffect(() => {
    document.documentElement.classList.add('has-dock');
    return () => document.documentElement.classList.remove('has-dock');
  }, []);
  return (
    <section ref={atFloor} className="dock" aria-label={label ?? t('dock.label')}>
      <div className="dock__in">
        <span className="dock__chosen" role="status">
          {work?.isRunning ? t('dock.progress', { done: work.done, total: work.total }) : chosen}
        </span>
        {children}
        {onClear !== undefined && <IconButton icon={CloseIcon} label={t('dock.clear')} onClick={onClear} />}
      </div>
    </section>
  );
});
