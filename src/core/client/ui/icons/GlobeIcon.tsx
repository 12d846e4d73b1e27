import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A globe, for the choice of a language. */
export function GlobeIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="7" />
      <path d="M3.2 10h13.6M10 3c2.2 2 3.2 4.3 3.2 7s-1 5-3.2 7c-2.2-2-3.2-4.3-3.2-7s1-5 3.2-7Z" />
    </IconFrame>
  );
}
