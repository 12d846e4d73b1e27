import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Folds or unfolds the side bar; mirrored in right-to-left text. */
export function SidebarIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props} points>
      <path d="M3 4h14v12H3zM7.5 4v12M13 8l-2 2 2 2" />
    </IconFrame>
  );
}
