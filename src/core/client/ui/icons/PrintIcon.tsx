import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** The sign for printing. */
export function PrintIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6z" />
    </IconFrame>
  );
}
