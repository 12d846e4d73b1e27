import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Columns of a table. */
export function ColumnsIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3.5 4.5h13v11h-13zm4.4 0v11m4.3-11v11" />
    </IconFrame>
  );
}
