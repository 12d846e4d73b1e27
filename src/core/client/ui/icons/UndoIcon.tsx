import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** The sign for undoing; mirrored in right-to-left text. */
export function UndoIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props} points>
      <path d="M7 5 3.5 8.5 7 12" />
      <path d="M3.5 8.5h8a4.5 4.5 0 0 1 0 9H9" />
    </IconFrame>
  );
}
