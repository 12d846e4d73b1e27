import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Three lines of different lengths, for filters. */
export function FilterIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3.5 6h13M6 10h8m-5.5 4h3" />
    </IconFrame>
  );
}
