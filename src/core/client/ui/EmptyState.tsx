import type { JSX, ReactNode } from 'react';
import './EmptyState.css';

interface EmptyStateProps {
  /** What is not there, in a few words. */
  readonly title: string;
  /** Why, or what happens next, in one sentence. */
  readonly children?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
}

/** Stands where a list would: three empty cells of the trellis, a sentence, an action. */
export function EmptyState({ title, children, action }: EmptyStateProps): JSX.Element {
  return (
    <div className="empty">
      <div className="empty__art">
        {['start', 'middle', 'end'].map((place) => (
          <svg key={place} viewBox="0 0 14 20" aria-hidden="true" focusable="false">
            <path d="M7 1.22 13.19 10 7 18.78.81 10Z" />
          </svg>
        ))}
      </div>
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
