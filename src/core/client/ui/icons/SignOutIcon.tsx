import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** An arrow out of a door, for signing out; mirrored in right-to-left text. */
export function SignOutIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props} points>
      <path d="M8 3.5H3.5v13H8M8 10h8.5M13 6.5l3.5 3.5-3.5 3.5" />
    </IconFrame>
  );
}
