import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A speech bubble. */
export function MessageIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3 3.75h14v10H8.5L5 17v-3.25H3z" />
    </IconFrame>
  );
}
