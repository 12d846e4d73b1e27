import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Icon: badge. */
export function BadgeIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M10 2.5 16 10l-6 7.5L4 10l6-7.5ZM7.5 10l1.8 2 3.2-4" />
    </IconFrame>
  );
}
