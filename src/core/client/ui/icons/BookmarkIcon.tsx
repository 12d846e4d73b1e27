import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Icon: bookmark. */
export function BookmarkIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M5.5 3.5h9v13L10 13l-4.5 3.5v-13Z" />
    </IconFrame>
  );
}
