import { clsx } from 'clsx';
import type { JSX } from 'react';
import './Progress.css';

/** The state of a part. The shapes differ, so the states are clear without colour (docs/design.md). */
export type PartState = 'leaf' | 'bud' | 'frame' | 'dashed' | 'seed' | 'crossed';

// Around the centre of a cell: 8.6 is half the width, 12.2 half the height. The sides of a leaf are curved.
const DIAMOND = 'M0-12.2 8.6 0 0 12.2-8.6 0Z';
const LEAF = 'M0-12.44C9.65-4.73 9.65 4.73 0 12.44-9.65 4.73-9.65-4.73 0-12.44Z';
const HALF_LEAF = 'M-7.24 0H7.24C7.24 4.29 4.83 8.59 0 12.44-4.83 8.59-7.24 4.29-7.24 0Z';
const ROOF = 'M-7.1 0 0-12.2 7.1 0';
const SEED = 'M0-4.6 3.2 0 0 4.6-3.2 0Z';
const CROSS = 'm-3.4-3.4 6.8 6.8m0-6.8-6.8 6.8';

/** One cell, drawn around the origin. Use it inside an `svg`. */
export function ProgressPart({ state }: { readonly state: PartState }): JSX.Element {
  switch (state) {
    case 'leaf':
      return <path className="progress-part__fill" d={LEAF} />;
    case 'bud':
      return (
        <>
          <path className="progress-part__line" d={ROOF} />
          <path className="progress-part__fill" d={HALF_LEAF} />
        </>
      );
    case 'seed':
      return <path className="progress-part__seed" d={SEED} />;
    case 'crossed':
      return (
        <>
          <path className="progress-part__bad" d={DIAMOND} />
          <path className="progress-part__cross" d={CROSS} />
        </>
      );
    default:
      return <path className={`progress-part__line progress-part__line--${state}`} d={DIAMOND} />;
  }
}

interface ProgressMarkProps {
  readonly state: PartState;
  /** Marks the current state. */
  readonly current?: boolean;
  readonly className?: string | undefined;
}

/** A single cell, 14 by 20. Hidden from screen readers: the word for its state is beside it. */
export function ProgressMark({ state, current = false, className }: ProgressMarkProps): JSX.Element {
  return (
    <svg
      className={clsx('progress-mark', current && 'progress-mark--now', className)}
      viewBox="-7 -10 14 20"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="scale(.72)">
        <ProgressPart state={state} />
      </g>
    </svg>
  );
}
