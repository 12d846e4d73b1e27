import { type JSX, type ReactNode, useEffect } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import './dock.css';

interface DockProps {
  /** How many are chosen, or what waits to be saved, as words; announced. */
  readonly chosen: string;
  /** Chooses nothing any more; absent where that is one of the {@link children}. */
  readonly onClear?: () => void;
  /** Its name for readers; that of what is chosen when absent. */
  readonly label?: string;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** What can be done with what is chosen or waits to be saved, over the page's end. The page can be scrolled so far that the bar covers nothing. */
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
