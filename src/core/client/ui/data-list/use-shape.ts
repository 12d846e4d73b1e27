import { type RefObject, useLayoutEffect, useState } from 'react';

/** How a data list shows its rows. */
export type ListShape = 'table' | 'cards';

// Below the breakpoint `sm`, rows are always cards (specification section 9).
const LEAST_TABLE = 600;

/** Table or cards, by the width of the list's own box: the list may be narrow in a wide window. */
export function useShape(root: RefObject<HTMLElement | null>, leastRem: number): ListShape {
  const [shape, setShape] = useState<ListShape>('table');
  useLayoutEffect(() => {
    const box = root.current;
    if (box === null || !('ResizeObserver' in globalThis)) return undefined;
    const read = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = box.getBoundingClientRect().width;
      // An element that is not laid out has no width.
      if (width > 0) setShape(width < Math.max(LEAST_TABLE, leastRem * rem) ? 'cards' : 'table');
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(box);
    return () => observer.disconnect();
  }, [root, leastRem]);
  return shape;
}
