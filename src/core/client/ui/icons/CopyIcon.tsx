import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** The sign for copying. */
export function CopyIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M7.25 7.25h9.5v9.5h-9.5zM12.75 7V3.25h-9.5v9.5H7" />
    </IconFrame>
  );
}
