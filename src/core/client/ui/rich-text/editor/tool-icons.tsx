import { icon, POINTS_ONWARD } from '../../icons/icons.tsx';

// Only the editor has these icons, so they are in its chunk.
export const BoldIcon = icon(<path d="M6 3.75h4.5a3 3 0 0 1 0 6H6zm0 6h5.25a3.25 3.25 0 0 1 0 6.5H6zM7 3.75v12.5" strokeWidth="2" />);
export const ItalicIcon = icon(<path d="M8.5 3.75h6M5.5 16.25h6M11.75 3.75l-3.5 12.5" />);
export const UnderlineIcon = icon(<path d="M5.75 3.25v6a4.25 4.25 0 0 0 8.5 0v-6M4.5 16.75h11" />);
export const HeadingIcon = icon(<path d="M4.5 3.75v12.5M15.5 3.75v12.5M4.5 10h11" strokeWidth="2" />);
export const SmallHeadingIcon = icon(<path d="M6.5 6.25v7.5M13.5 6.25v7.5M6.5 10h7" />);
export const BulletsIcon = icon(
  <>
    <path d="M8 5h9M8 10h9M8 15h9" />
    <path d="M4 5h.1M4 10h.1M4 15h.1" strokeWidth="3" />
  </>,
  POINTS_ONWARD,
);
export const NumbersIcon = icon(
  <>
    <path d="M9 5h8M9 10h8M9 15h8" />
    <path d="m3.25 4.25 1.25-1v4.5M3.25 12.75c.4-1.4 2.6-1.2 2.4.3-.1.9-1.6 1.7-2.4 3.2h2.6" strokeWidth="1.25" />
  </>,
);
export const QuoteIcon = icon(<path d="M4 4v12M8 6h9M8 10h9M8 14h6" />, POINTS_ONWARD);
export const LinkIcon = icon(
  <path d="M8.25 11.75 11.75 8.25M9 6.25l1.75-1.75a3.35 3.35 0 0 1 4.75 4.75L13.75 11M11 13.75 9.25 15.5a3.35 3.35 0 0 1-4.75-4.75L6.25 9" />,
);
export const RedoIcon = icon(
  <>
    <path d="m13 5 3.5 3.5L13 12" />
    <path d="M16.5 8.5h-8a4.5 4.5 0 0 0 0 9H11" />
  </>,
  POINTS_ONWARD,
);
