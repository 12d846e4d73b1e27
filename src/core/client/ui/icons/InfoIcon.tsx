import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** An "i" in a circle, for information. */
export function InfoIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M10 9.25v4M10 6.6v.1" />
    </IconFrame>
  );
}
