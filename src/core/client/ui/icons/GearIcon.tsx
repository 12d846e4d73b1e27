import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A gear wheel. */
export function GearIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="2.5" />
      <path d="M10 2.75v2.5M10 14.75v2.5M2.75 10h2.5M14.75 10h2.5M4.9 4.9l1.75 1.75M13.35 13.35l1.75 1.75M15.1 4.9l-1.75 1.75M6.65 13.35 4.9 15.1" />
    </IconFrame>
  );
}
