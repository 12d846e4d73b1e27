import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A briefcase. */
export function BriefcaseIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3 6.5h14v10H3zM7.25 6.5V4h5.5v2.5M3 11h14" />
    </IconFrame>
  );
}
