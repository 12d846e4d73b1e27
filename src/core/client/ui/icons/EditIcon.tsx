import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** The sign for editing. */
export function EditIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="m4 13.25 9-9 2.75 2.75-9 9-3.25.5.5-3.25Z" />
    </IconFrame>
  );
}
