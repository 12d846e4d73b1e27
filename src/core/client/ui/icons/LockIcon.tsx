import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Icon: lock. */
export function LockIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M4.5 9h11v7.5h-11zM6.75 9V6.5a3.25 3.25 0 0 1 6.5 0V9" />
    </IconFrame>
  );
}
