import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A sun, for the light theme. */
export function SunIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="3.25" />
      <path d="M10 2.5v1.75M10 15.75v1.75M2.5 10h1.75M15.75 10h1.75M4.7 4.7l1.2 1.2M14.1 14.1l1.2 1.2M15.3 4.7l-1.2 1.2M5.9 14.1l-1.2 1.2" />
    </IconFrame>
  );
}
