import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** The sign for removing. */
export function TrashIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3.5 5.5h13M7.5 5.5V3.25h5V5.5M5.25 5.5l.75 11.25h8l.75-11.25" />
    </IconFrame>
  );
}
