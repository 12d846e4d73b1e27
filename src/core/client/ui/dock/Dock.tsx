import { type JSX, type ReactNode, useEffect } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../Button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import './dock.css';

interface DockProps {
  /** The number of selected items, or the unsaved changes, as text. It is announced. */
  readonly chosen: string;
  /** Clears the selection. Absent when one of the {@link children} does that. */
  readonly onClear?: () => void;
  /** Accessible name of the bar; the text of `chosen` when absent. */
  readonly label?: string;
  /** The actions. */
  readonly children: ReactNode;
}

/** A bar at the end of the page with actions for selected items or unsaved changes. The page can scroll until the bar covers nothing. */
export function Dock({ chosen, onClear, label, children }: DockProps): JSX.Element {
  const t = useT('core');
  useEffect(() => {
    document.documentElement.classList.add('has-dock');
    return () => document.documentElement.classList.remove('has-dock');
  }, []);
  return (
    <section className="dock" aria-label={label ?? t('dock.label')}>
      <div className="dock__in">
        <span className="dock__chosen" role="status">
          {chosen}
        </span>
        {children}
        {onClear !== undefined && <IconButton icon={CloseIcon} label={t('dock.clear')} onClick={onClear} />}
      </div>
    </section>
  );
}
