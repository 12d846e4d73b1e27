import type { JSX } from 'react';
import { IconFrame, type IconProps } from './IconFrame.tsx';

/** An office building, for a company. */
export function CompanyIcon(props: IconProps): JSX.Element {
  return (
    <IconFrame {...props}>
      <path d="M4 17V4h7.5v13M11.5 8.5H16V17M2.5 17h15M6.5 7h2.5M6.5 10h2.5M6.5 13h2.5" />
    </IconFrame>
  );
}
