import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Icon: sorted, or can be; the arrow of the direction in use is drawn stronger. */
export function SortIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path data-way="asc" d="m6.5 8.5 3.5-4 3.5 4" />
      <path data-way="desc" d="m6.5 11.5 3.5 4 3.5-4" />
    </IconFrame>
  );
}
