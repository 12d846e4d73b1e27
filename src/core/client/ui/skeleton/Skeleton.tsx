import type { JSX } from 'react';
import { useT } from '../../i18n/use-t.ts';
import './skeleton.css';

interface SkeletonProps {
  /** The kind of the expected content: lines of text, rows of a list, or cards side by side. */
  readonly of?: 'lines' | 'rows' | 'cards';
  readonly count?: number;
}

/** Placeholder shapes without animation. They appear after 400 ms, so fast loads do not flicker. */
export function Skeleton({ of = 'lines', count = 6 }: SkeletonProps): JSX.Element {
  const t = useT('core');
  return (
    <div className={`skeleton skeleton--${of}`} role="status">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
        <i key={index} />
      ))}
      <span className="vh">{t('loading')}</span>
    </div>
  );
}
