import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A telephone. */
export function PhoneIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M6.25 2.25h7.5a1 1 0 0 1 1 1v13.5a1 1 0 0 1-1 1h-7.5a1 1 0 0 1-1-1V3.25a1 1 0 0 1 1-1zM8.75 14.75h2.5" />
    </IconFrame>
  );
}
