import { icon, POINTS_ONWARD } from './icons.tsx';

/** A chevron that points back. */
export const BackIcon = icon(<path d="M12 5.5 7.5 10l4.5 4.5" />, POINTS_ONWARD);
export const BellIcon = icon(
  <path d="M10 2.75v1M5.25 8.5a4.75 4.75 0 0 1 9.5 0c0 3.5 1.75 4.75 1.75 5.75h-13c0-1 1.75-2.25 1.75-5.75ZM8.25 16.75a2 2 0 0 0 3.5 0" />,
);
export const BadgeIcon = icon(<path d="M10 2.5 16 10l-6 7.5L4 10l6-7.5ZM7.5 10l1.8 2 3.2-4" />);
export const BoardIcon = icon(<path d="M3.5 3.5h3.75v13H3.5zM8.125 3.5h3.75v8.5h-3.75zM12.75 3.5h3.75v11h-3.75z" />);
/** Points onward. */
export const ChevronIcon = icon(<path d="m8 5.5 4.5 4.5L8 14.5" />, POINTS_ONWARD);
export const ColumnsIcon = icon(<path d="M3.5 4.5h13v11h-13zm4.4 0v11m4.3-11v11" />);
export const CopyIcon = icon(<path d="M7.25 7.25h9.5v9.5h-9.5zM12.75 7V3.25h-9.5v9.5H7" />);
/** A chevron that points down, for content that opens below. */
export const DownIcon = icon(<path d="m5.5 8 4.5 4.5L14.5 8" />);
export const EditIcon = icon(<path d="m4 13.25 9-9 2.75 2.75-9 9-3.25.5.5-3.25Z" />);
export const EyeIcon = icon(
  <>
    <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Z" />
    <circle cx="10" cy="10" r="2.25" />
  </>,
);
export const EyeOffIcon = icon(
  <>
    <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Z" />
    <circle cx="10" cy="10" r="2.25" />
    <path d="m4 16 12-12" />
  </>,
);
export const FilterIcon = icon(<path d="M3.5 6h13M6 10h8m-5.5 4h3" />);
/** An arrow to the next step. */
export const FlagIcon = icon(<path d="M5 17V3.5h10.5L13 7.5l2.5 4H5" />, POINTS_ONWARD);
export const ForwardIcon = icon(<path d="M4 10h12M11.5 5.5 16 10l-4.5 4.5" />, POINTS_ONWARD);
export const LeafIcon = icon(<path d="M10 17c-4.5-4.5-4.5-9.5 0-14 4.5 4.5 4.5 9.5 0 14ZM10 17V9" />);
export const MailIcon = icon(<path d="M2.75 4.75h14.5v10.5H2.75zM3 5.25l7 5.5 7-5.5" />);
export const MoreIcon = icon(
  <g fill="currentColor" stroke="none">
    {' '}
    <circle cx="4.5" cy="10" r="1.4" /> <circle cx="10" cy="10" r="1.4" /> <circle cx="15.5" cy="10" r="1.4" />{' '}
  </g>,
);
export const PhoneIcon = icon(
  <path d="M6.25 2.25h7.5a1 1 0 0 1 1 1v13.5a1 1 0 0 1-1 1h-7.5a1 1 0 0 1-1-1V3.25a1 1 0 0 1 1-1zM8.75 14.75h2.5" />,
);
export const PinIcon = icon(
  <>
    <path d="M10 17.5s5.5-4.6 5.5-9a5.5 5.5 0 0 0-11 0c0 4.4 5.5 9 5.5 9Z" />
    <circle cx="10" cy="8.5" r="1.75" />
  </>,
);
export const PrintIcon = icon(<path d="M6 7V3h8v4M6 14H3.5V7h13v7H14M6 11.5h8V17H6z" />);
/** Folds or unfolds the side bar. */
export const ShareIcon = icon(<path d="M10 12.5V3M6.75 6 10 2.75 13.25 6M5.5 9H4v8h12V9h-1.5" />);
export const SidebarIcon = icon(<path d="M3 4h14v12H3zM7.5 4v12M13 8l-2 2 2 2" />, POINTS_ONWARD);
export const SignOutIcon = icon(<path d="M8 3.5H3.5v13H8M8 10h8.5M13 6.5l3.5 3.5-3.5 3.5" />, POINTS_ONWARD);
/** Marks a sorted or sortable column. The arrow of the current direction is stronger. */
export const SortIcon = icon(
  <>
    <path data-way="asc" d="m6.5 8.5 3.5-4 3.5 4" />
    <path data-way="desc" d="m6.5 11.5 3.5 4 3.5-4" />
  </>,
);
export const TrashIcon = icon(<path d="M3.5 5.5h13M7.5 5.5V3.25h5V5.5M5.25 5.5l.75 11.25h8l.75-11.25" />);
/** A chevron that points up. */
export const UpIcon = icon(<path d="m5.5 12 4.5-4.5 4.5 4.5" />);
export const WarningIcon = icon(<path d="M10 3.5 17.5 16.5h-15L10 3.5ZM10 8.5v3.5M10 14.2v.1" />);
export const BriefcaseIcon = icon(<path d="M3 6.5h14v10H3zM7.25 6.5V4h5.5v2.5M3 11h14" />);
export const CompanyIcon = icon(<path d="M4 17V4h7.5v13M11.5 8.5H16V17M2.5 17h15M6.5 7h2.5M6.5 10h2.5M6.5 13h2.5" />);
export const FileIcon = icon(<path d="M5 2.75h6.5L15 6.25v11H5zM11.25 3v3.5H15M7.75 10.5h4.5M7.75 13.5h4.5" />);
export const GearIcon = icon(
  <>
    <circle cx="10" cy="10" r="2.5" />
    <path d="M10 2.75v2.5M10 14.75v2.5M2.75 10h2.5M14.75 10h2.5M4.9 4.9l1.75 1.75M13.35 13.35l1.75 1.75M15.1 4.9l-1.75 1.75M6.65 13.35 4.9 15.1" />
  </>,
);
export const HomeIcon = icon(<path d="M3.5 9 10 3.5 16.5 9v7.5h-4.25V12h-4.5v4.5H3.5V9Z" />);
export const InfoIcon = icon(
  <>
    <circle cx="10" cy="10" r="6.75" />
    <path d="M10 9.25v4M10 6.6v.1" />
  </>,
);
export const MessageIcon = icon(<path d="M3 3.75h14v10H8.5L5 17v-3.25H3z" />);
export const PeopleIcon = icon(
  <>
    <circle cx="7.5" cy="7" r="2.75" />
    <path d="M2.25 16.5c.5-3.2 2.6-4.75 5.25-4.75s4.75 1.55 5.25 4.75" />
    <path d="M12.5 4.5a2.75 2.75 0 0 1 0 5M14.5 12.1c1.8.6 2.95 2.1 3.25 4.4" />
  </>,
);
export const PersonIcon = icon(
  <>
    <circle cx="10" cy="7" r="3.25" />
    <path d="M3.75 17c.6-3.6 3-5.25 6.25-5.25S15.65 13.4 16.25 17" />
  </>,
);
export const PlusIcon = icon(<path d="M10 4.5v11M4.5 10h11" />);
/** A front of a shop, for the user's own company. */
export const ShopIcon = icon(<path d="M3 8.5 4.5 4h11L17 8.5zM4.5 8.5v8h11v-8M8 16.5V12h4v4.5" />);
export const TableIcon = icon(<path d="M3 4h14v12H3zM3 8h14M3 12h14M8 4v12" />);
