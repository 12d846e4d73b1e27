import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** An open eye, for showing or viewing. */
export function EyeIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Z" />
      <circle cx="10" cy="10" r="2.25" />
    </IconFrame>
  );
}
