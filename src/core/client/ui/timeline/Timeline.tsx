import type { JSX, ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import type { CellState } from '../weave/Cell.tsx';
import { Node } from '../weave/Node.tsx';
import './timeline.css';

/** Something that happened. */
export interface TimelineEvent {
  readonly id: string;
  /** Instant, ISO 8601; left out where `what` says when it was. */
  readonly at?: string;
  readonly what: ReactNode;
  /** Who did it, or a remark. */
  readonly note?: ReactNode;
  /** A leaf when absent. */
  readonly state?: CellState;
}

interface TimelineProps {
  /** What it is the history of; read aloud. */
  readonly label: string;
  /** In the order in which they are shown. */
  readonly events: readonly TimelineEvent[];
}

/** What happened and when, as nodes on a line. */
export function Timeline({ label, events }: TimelineProps): JSX.Element {
  const format = useFormat();
  return (
    <ol className="timeline" aria-label={label}>
      {events.map(({ id, at, what, note, state = 'leaf' }) => (
        <li key={id}>
          <Node state={state} />
          <div className="timeline__words">
            <p>{what}</p>
            {note !== undefined && <div className="muted small">{note}</div>}
            {at !== undefined && (
              <time className="muted small" dateTime={at}>
                {format.dateTime(at)}
              </time>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
