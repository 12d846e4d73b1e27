import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Marks a sorted or sortable column. The arrow of the current direction is stronger. */
export function SortIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path data-way="asc" d="m6.5 8.5 3.5-4 3.5 4" />
      <path data-way="desc" d="m6.5 11.5 3.5 4 3.5-4" />
    </IconFrame>
  );
}
