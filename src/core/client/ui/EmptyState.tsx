import type { JSX, ReactNode } from 'react';
import { ProgressMark } from './progress/ProgressPart.tsx';
import './EmptyState.css';

interface EmptyStateProps {
  /** What is missing, in a few words. */
  readonly title: string;
  /** The reason or the next step, in one sentence. */
  readonly children?: ReactNode;
  /** The one action that the user can take. */
  readonly action?: ReactNode;
  /** An illustration; three empty cells of the trellis when absent. */
  readonly art?: ReactNode;
}

const CELLS = ['start', 'middle', 'end'];

/** Shown in place of an empty list: an illustration, a sentence, an action. */
export function EmptyState({ title, children, action, art }: EmptyStateProps): JSX.Element {
  return (
    <div className="empty">
      {art ?? (
        <div className="empty__cells">
          {CELLS.map((place) => (
            <ProgressMark key={place} state="frame" />
          ))}
        </div>
      )}
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
