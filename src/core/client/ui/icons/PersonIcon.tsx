import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A person. */
export function PersonIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="7" r="3.25" />
      <path d="M3.75 17c.6-3.6 3-5.25 6.25-5.25S15.65 13.4 16.25 17" />
    </IconFrame>
  );
}
