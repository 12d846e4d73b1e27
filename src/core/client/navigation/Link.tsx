import type { JSX } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

/** Props of a link: those of an anchor, with the address in `to`. */
export interface LinkProps
  extends Omit<RouterLinkProps, 'to' | 'reloadDocument' | 'discover' | 'prefetch' | 'state' | 'relative' | 'viewTransition'> {
  /** The address, as `href()` returns it. */
  readonly to: string;
}

export function Link(props: LinkProps): JSX.Element {
  return <RouterLink {...props} />;
}
