import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Three dots, for further actions. */
export function MoreIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <g fill="currentColor" stroke="none">
        <circle cx="4.5" cy="10" r="1.4" />
        <circle cx="10" cy="10" r="1.4" />
        <circle cx="15.5" cy="10" r="1.4" />
      </g>
    </IconFrame>
  );
}
