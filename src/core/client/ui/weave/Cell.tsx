import type { JSX } from 'react';

/** How far a part is: the shapes differ, so that they survive without colour (docs/design.md). */
export type CellState = 'leaf' | 'bud' | 'frame' | 'dashed' | 'seed' | 'crossed';

// Around the middle of a cell: half as wide as 8.6, half as high as 12.2; the sides of a leaf are bent.
const DIAMOND = 'M0-12.2 8.6 0 0 12.2-8.6 0Z';
const LEAF = 'M0-12.44C9.65-4.73 9.65 4.73 0 12.44-9.65 4.73-9.65-4.73 0-12.44Z';
const HALF_LEAF = 'M-7.24 0H7.24C7.24 4.29 4.83 8.59 0 12.44-4.83 8.59-7.24 4.29-7.24 0Z';
const ROOF = 'M-7.1 0 0-12.2 7.1 0';
const SEED = 'M0-4.6 3.2 0 0 4.6-3.2 0Z';
const CROSS = 'm-3.4-3.4 6.8 6.8m0-6.8-6.8 6.8';

/** The drawing of one cell around the origin, for the inside of an `svg`. */
export function Cell({ state }: { readonly state: CellState }): JSX.Element {
  switch (state) {
    case 'leaf':
      return <path className="cell__fill" d={LEAF} />;
    case 'bud':
      return (
        <>
          <path className="cell__line" d={ROOF} />
          <path className="cell__fill" d={HALF_LEAF} />
        </>
      );
    case 'seed':
      return <path className="cell__seed" d={SEED} />;
    case 'crossed':
      return (
        <>
          <path className="cell__bad" d={DIAMOND} />
          <path className="cell__cross" d={CROSS} />
        </>
      );
    default:
      return <path className={`cell__line cell__line--${state}`} d={DIAMOND} />;
  }
}
