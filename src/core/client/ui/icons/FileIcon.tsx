import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A sheet of paper with lines. */
export function FileIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M5 2.75h6.5L15 6.25v11H5zM11.25 3v3.5H15M7.75 10.5h4.5M7.75 13.5h4.5" />
    </IconFrame>
  );
}
