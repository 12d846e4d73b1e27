import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** Icon: language. */
export function LanguageIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M3 5h8M7 3.25V5M9.5 5c-.8 3.4-3 5.9-6 7.25M5 7.5c1 2 2.8 3.7 5 4.5M9.5 17l3.75-9L17 17M10.8 14h4.9" />
    </IconFrame>
  );
}
