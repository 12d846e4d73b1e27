import type { JSX, ReactNode } from 'react';
import { Node } from './weave/Node.tsx';
import './EmptyState.css';

interface EmptyStateProps {
  /** What is not there, in a few words. */
  readonly title: string;
  /** Why, or what happens next, in one sentence. */
  readonly children?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  /** An illustration; three empty cells of the trellis when absent. */
  readonly art?: ReactNode;
}

const CELLS = ['start', 'middle', 'end'];

/** Stands where a list would: an illustration, a sentence, an action. */
export function EmptyState({ title, children, action, art }: EmptyStateProps): JSX.Element {
  return (
    <div className="empty">
      {art ?? (
        <div className="empty__cells">
          {CELLS.map((place) => (
            <Node key={place} state="frame" />
          ))}
        </div>
      )}
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
