import type { JSX } from 'react';
import { type PartState, ProgressPart } from './ProgressPart.tsx';
import './Progress.css';

/** Seven states: the middle first, then clockwise from the top at the start side. */
export type ProgressStates = readonly [PartState, PartState, PartState, PartState, PartState, PartState, PartState];

// Positions of the seven cells in a box of 60 by 56.
const PLACES = [
  [30, 28],
  [20, 14],
  [40, 14],
  [50, 28],
  [40, 42],
  [20, 42],
  [10, 28],
] as const;

interface ProgressProps {
  readonly states: ProgressStates;
  /** The text alternative, for example "Five of seven reasons met, one partly". */
  readonly label: string;
  readonly size?: 's' | 'm' | 'l' | 'xl';
}

/** The sign of seven cells, only for objects with seven parts. It is never mirrored, so each part keeps its place. */
export function Progress({ states, label, size = 'm' }: ProgressProps): JSX.Element {
  return (
    <svg className={`progress progress--${size}`} viewBox="0 0 60 56" role="img" aria-label={label}>
      {PLACES.map(([x, y], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <ProgressPart state={states[index] ?? 'seed'} />
        </g>
      ))}
    </svg>
  );
}
