import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** An envelope, for e-mail. */
export function MailIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M2.75 4.75h14.5v10.5H2.75zM3 5.25l7 5.5 7-5.5" />
    </IconFrame>
  );
}
