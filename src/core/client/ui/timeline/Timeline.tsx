import type { JSX, ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { type PartState, ProgressMark } from '../progress/ProgressPart.tsx';
import './timeline.css';

/** One event of a timeline. */
export interface TimelineEvent {
  readonly id: string;
  /** Instant, ISO 8601. Left out when `what` contains the time. */
  readonly at?: string;
  readonly what: ReactNode;
  /** The actor of the event, or a remark. */
  readonly note?: ReactNode;
  /** A leaf when absent. */
  readonly state?: PartState;
}

interface TimelineProps {
  /** The subject of the history, as the accessible name. */
  readonly label: string;
  /** In display order. */
  readonly events: readonly TimelineEvent[];
}

/** A history of events with their times, as nodes on a line. */
export function Timeline({ label, events }: TimelineProps): JSX.Element {
  const format = useFormat();
  return (
    <ol className="timeline" aria-label={label}>
      {events.map(({ id, at, what, note, state = 'leaf' }) => (
        <li key={id}>
          <ProgressMark state={state} />
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
