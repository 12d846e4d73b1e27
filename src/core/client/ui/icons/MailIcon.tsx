import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Icon: mail. */
export function MailIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5" />
    </IconFrame>
  );
}
