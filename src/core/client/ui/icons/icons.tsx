import { clsx } from 'clsx';
import type { JSX, ReactNode } from 'react';
import './icon.css';

interface IconProps {
  readonly className?: string | undefined;
}

type Icon = (props: IconProps) => JSX.Element;

/** For {@link icon}: the drawing is mirrored in right-to-left text. */
export const POINTS_ONWARD = 'flip';

/** An icon from its drawing on a grid of 20 px with strokes of 1.5. Hidden from screen readers, which read the text beside it. */
export function icon(drawing: ReactNode, points?: typeof POINTS_ONWARD): Icon {
  return ({ className }) => (
    <svg className={clsx('icon', points, className)} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
}

// The icons of the first view. All other icons are in page-icons.tsx: here, each of them would make the first view larger.
export const CloseIcon = icon(<path d="m5.5 5.5 9 9m0-9-9 9" />);
export const GlobeIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M3.2 10h13.6M10 3c2.2 2 3.2 4.3 3.2 7s-1 5-3.2 7c-2.2-2-3.2-4.3-3.2-7s1-5 3.2-7Z" />
  </>,
);
export const MenuIcon = icon(<path d="M3.5 6h13M3.5 10h13M3.5 14h13" />);
export const MoonIcon = icon(<path d="M15.75 12.1A6.5 6.5 0 0 1 7.9 4.25a6.5 6.5 0 1 0 7.85 7.85Z" />);
export const OfflineIcon = icon(
  <path d="M3 8.5a10.5 10.5 0 0 1 4-2.3M17 8.5a10.4 10.4 0 0 0-6-2.8M6 11.8a6 6 0 0 1 3.2-1.7M14 11.8l-.9-.7M10 15.2v.1M3.5 3.5l13 13" />,
);
export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.2 13.2 4 4" />
  </>,
);
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.25" />
    <path d="M10 2.5v1.75M10 15.75v1.75M2.5 10h1.75M15.75 10h1.75M4.7 4.7l1.2 1.2M14.1 14.1l1.2 1.2M15.3 4.7l-1.2 1.2M5.9 14.1l-1.2 1.2" />
  </>,
);
export const UndoIcon = icon(
  <>
    <path d="M7 5 3.5 8.5 7 12" />
    <path d="M3.5 8.5h8a4.5 4.5 0 0 1 0 9H9" />
  </>,
  POINTS_ONWARD,
);
/** Points onward. */
export const ArrowIcon = icon(<path d="M4 10h12M11.5 5.5 16 10l-4.5 4.5" />, POINTS_ONWARD);
