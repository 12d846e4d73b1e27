import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A table with rows and columns. */
export function TableIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3 4h14v12H3zM3 8h14M3 12h14M8 4v12" />
    </IconFrame>
  );
}
