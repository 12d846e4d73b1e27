import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Icon: edit. */
export function EditIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="m4 13.25 9-9 2.75 2.75-9 9L3.5 16.5 4 13.25Z" />
    </IconFrame>
  );
}
