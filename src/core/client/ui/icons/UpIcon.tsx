import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A chevron that points up. */
export function UpIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="m5.5 12 4.5-4.5 4.5 4.5" />
    </IconFrame>
  );
}
