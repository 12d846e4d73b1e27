import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A plus sign. */
export function PlusIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M10 4.5v11M4.5 10h11" />
    </IconFrame>
  );
}
