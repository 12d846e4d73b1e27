import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A chevron that points onward; mirrored in right-to-left text. */
export function ChevronIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props} points>
      <path d="m8 5.5 4.5 4.5L8 14.5" />
    </IconFrame>
  );
}
