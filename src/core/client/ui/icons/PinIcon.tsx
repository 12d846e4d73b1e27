import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A map pin, for a place. */
export function PinIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M10 17.5s5.5-4.6 5.5-9a5.5 5.5 0 0 0-11 0c0 4.4 5.5 9 5.5 9Z" />
      <circle cx="10" cy="8.5" r="1.75" />
    </IconFrame>
  );
}
