import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A chevron that points down, for content that opens below. */
export function DownIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="m5.5 8 4.5 4.5L14.5 8" />
    </IconFrame>
  );
}
