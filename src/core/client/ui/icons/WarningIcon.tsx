import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** The sign for a warning. */
export function WarningIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M10 3.5 17.5 16.5h-15L10 3.5ZM10 8.5v3.5M10 14.2v.1" />
    </IconFrame>
  );
}
