import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A leaf. */
export function LeafIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M10 17c-4.5-4.5-4.5-9.5 0-14 4.5 4.5 4.5 9.5 0 14ZM10 17V9" />
    </IconFrame>
  );
}
