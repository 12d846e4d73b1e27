import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A house. */
export function HomeIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3.5 9 10 3.5 16.5 9v7.5h-4.25V12h-4.5v4.5H3.5V9Z" />
    </IconFrame>
  );
}
