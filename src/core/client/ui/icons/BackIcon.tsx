import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A chevron that points back; mirrored in right-to-left text. */
export function BackIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props} points>
      <path d="M12 5.5 7.5 10l4.5 4.5" />
    </IconFrame>
  );
}
