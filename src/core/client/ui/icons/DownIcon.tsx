import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Icon: opens below. */
export function DownIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="m5.5 8 4.5 4.5L14.5 8" />
    </IconFrame>
  );
}
