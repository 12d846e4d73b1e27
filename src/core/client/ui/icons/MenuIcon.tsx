import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** The sign for a menu. */
export function MenuIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3.5 6h13M3.5 10h13M3.5 14h13" />
    </IconFrame>
  );
}
