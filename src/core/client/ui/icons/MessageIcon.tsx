import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Icon: message. */
export function MessageIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3 4.5h14v9.5H9l-3.5 3v-3H3z" />
    </IconFrame>
  );
}
