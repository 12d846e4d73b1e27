import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** An arrow to the next step; mirrored in right-to-left text. */
export function ForwardIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props} points>
      <path d="M4 10h12M11.5 5.5 16 10l-4.5 4.5" />
    </IconFrame>
  );
}
