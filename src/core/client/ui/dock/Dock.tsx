import { type JSX, type ReactNode, useEffect } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../IconButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import './dock.css';

interface DockProps {
  /** How many are chosen, as words; announced. */
  readonly chosen: string;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** What can be done with what is chosen, over the page's end. The page can be scrolled so far that the bar covers nothing. */
export function Dock({ chosen, onClear, children }: DockProps): JSX.Element {
  const t = useT('core');
  useEffect(() => {
    document.documentElement.classList.add('has-dock');
    return () => document.documentElement.classList.remove('has-dock');
  }, []);
  return (
    <section className="dock" aria-label={t('dock.label')}>
      <div className="dock__in">
        <span className="dock__chosen" role="status">
          {chosen}
        </span>
        {children}
        <IconButton icon={CloseIcon} label={t('dock.clear')} onClick={onClear} />
      </div>
    </section>
  );
}
