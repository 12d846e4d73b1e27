import { type PointerEvent, useEffect, useRef } from 'react';

/** A pointer that only passes over a row does not mean it. */
const REST_MS = 150;

/** Tells the index of the row of a list on which the pointer comes to rest; the rows carry it as `data-index`. */
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
