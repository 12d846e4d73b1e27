import type { JSX, ReactNode } from 'react';
import './icon.css';

/** Props of every icon. */
export interface IconProps {
  readonly className?: string;
}

/** The grid of the icon set: 20 px, strokes of 1.5. Icons are hidden from screen readers, which read the text beside them. */
export function IconFrame({ className, points, children }: IconProps & { points?: boolean; children: ReactNode }): JSX.Element {
  const classes = ['icon', points && 'flip', className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
