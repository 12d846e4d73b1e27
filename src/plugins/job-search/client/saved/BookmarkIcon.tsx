import { icon } from '#core/client/ui/icons/icons.tsx';

const SHAPE = 'M5.5 3h9v14L10 13.25 5.5 17Z';

export const BookmarkIcon = icon(<path d={SHAPE} />);

/** The same, filled: what is saved. */
export const SavedIcon = icon(<path d={SHAPE} fill="currentColor" />);
