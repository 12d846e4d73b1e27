import { type PointerEvent, useEffect, useRef } from 'react';

/** Delay that ignores a pointer that only passes over a row. */
const REST_MS = 150;

/**
 * Reports the index of the list row on which the pointer rests, for a preview beside the list. The rows have it as `data-index`.
 * Returns the handler of `onPointerOver` for the element around the list.
 */
export function usePointedRow(onRest: (index: number) => void): (event: PointerEvent) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ target, pointerType }) => {
    clearTimeout(timer.current);
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (row === null || pointerType !== 'mouse') return;
    timer.current = setTimeout(() => onRest(Number(row.dataset.index)), REST_MS);
  };
}
