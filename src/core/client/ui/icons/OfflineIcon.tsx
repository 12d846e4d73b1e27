import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** The sign for a missing connection. */
export function OfflineIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3 8.5a10.5 10.5 0 0 1 4-2.3M17 8.5a10.4 10.4 0 0 0-6-2.8M6 11.8a6 6 0 0 1 3.2-1.7M14 11.8l-.9-.7M10 15.2v.1M3.5 3.5l13 13" />
    </IconFrame>
  );
}
