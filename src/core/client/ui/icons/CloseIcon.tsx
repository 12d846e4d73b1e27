import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A cross, for closing. */
export function CloseIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="m5.5 5.5 9 9m0-9-9 9" />
    </IconFrame>
  );
}
