import type { JSX, ReactNode } from 'react';
import './art.css';

const CELL = { width: 36, height: 50 };
const COLUMNS = 5;
const ROWS = 3;

interface LatticeArtProps {
  /** Drawn over the lattice. The lattice has five by three cells of 36 by 50 units. */
  readonly children: ReactNode;
  /** Cells with a missing slat, by column and row. */
  readonly missing?: readonly string[];
}

/** An illustration on woven slats. It is decoration: the text beside it has the same content. */
export function LatticeArt({ children, missing = [] }: LatticeArtProps): JSX.Element {
  return (
    <svg className="art" viewBox="-4 -4 208 202" aria-hidden="true" focusable="false">
      <path className="art__slat" d={slats(missing)} />
      {children}
    </svg>
  );
}

// In each cell one slat goes over the other. The lower one has a gap.
function slats(missing: readonly string[]): string {
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => [index % COLUMNS, Math.floor(index / COLUMNS)] as const);
  return cells
    .map(([column, row]) => {
      const [x, y] = [column * CELL.width, row * CELL.height];
      const below = `M${x + 36} ${y}l-16 22.3M${x + 16} ${y + 27.7}L${x} ${y + 50}`;
      return missing.includes(`${column} ${row}`) ? below : `M${x + 2} ${y + 2.8}l32 44.4${below}`;
    })
    .join('');
}

interface ArtLeafProps {
  readonly x: number;
  readonly y: number;
  /** Size relative to the height of a cell, which is 1. */
  readonly size?: number;
  readonly pale?: boolean;
}

/** A leaf around a point of an illustration. */
export function ArtLeaf({ x, y, size = 1, pale = false }: ArtLeafProps): JSX.Element {
  return (
    <path
      className={pale ? 'art__leaf art__leaf--pale' : 'art__leaf'}
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0-21.5C17-8.2 17 8.2 0 21.5-17 8.2-17-8.2 0-21.5Z"
    />
  );
}
