import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A moon, for the dark theme. */
export function MoonIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M15.75 12.1A6.5 6.5 0 0 1 7.9 4.25a6.5 6.5 0 1 0 7.85 7.85Z" />
    </IconFrame>
  );
}
