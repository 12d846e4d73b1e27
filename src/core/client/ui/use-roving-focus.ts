import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';

/** What a group of buttons with one stop for Tab needs. */
interface RovingFocus {
  /** For the element around the buttons. */
  readonly group: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
  };
  /** The `tabIndex` of the button at this position. */
  readonly tabIndexAt: (position: number) => 0 | -1;
}

/**
 * Tab reaches one button of a group, the one that was used last. The arrow keys, Home and End move between the buttons. The left and right
 * arrows follow the text direction.
 *
 * @param place contains the buttons of the group and no others
 */
export function useRovingFocus(place: RefObject<HTMLElement | null>): RovingFocus {
  const [current, setCurrent] = useState(0);
  const buttons = (): readonly HTMLElement[] => [...(place.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  return {
    group: {
      onKeyDown: (event) => {
        const all = buttons();
        const current = all.findIndex((button) => button.contains(document.activeElement));
        const next = all[nextPosition(event, current, all.length)];
        if (next === undefined) return;
        event.preventDefault();
        next.focus();
      },
      onFocus: ({ target }) => {
        const position = buttons().findIndex((button) => button.contains(target));
        if (position !== -1) setCurrent(position);
      },
    },
    tabIndexAt: (position) => (position === current ? 0 : -1),
  };
}

/** `-1` if the key does not move the focus. */
function nextPosition({ key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent, current: number, count: number): number {
  if (current === -1 || altKey || ctrlKey || metaKey) return -1;
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return (current + 1) % count;
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return (current + count - 1) % count;
  return -1;
}
