import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** The sign for searching. */
export function SearchIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 4 4" />
    </IconFrame>
  );
}
