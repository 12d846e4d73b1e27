import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Icon: people. */
export function PeopleIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <circle cx="7.5" cy="7" r="2.75" />
      <path d="M2.25 16c.5-3.2 2.4-4.75 5.25-4.75s4.75 1.55 5.25 4.75M12.5 4.5a2.75 2.75 0 0 1 0 5.1M14.5 11.6c1.8.6 2.9 2 3.25 4.4" />
    </IconFrame>
  );
}
