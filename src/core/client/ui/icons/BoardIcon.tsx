import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** A board with columns of cards. */
export function BoardIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3.5 3.5h3.75v13H3.5zM8.125 3.5h3.75v8.5h-3.75zM12.75 3.5h3.75v11h-3.75z" />
    </IconFrame>
  );
}
