import { type RefCallback, useCallback } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus with the arrow keys from a field to the links below it and back. Escape returns from a link to the field. Attach it to
 * the element around both.
 */
export function useArrowWalk(): RefCallback<HTMLElement> {
  return useCallback((around: HTMLElement | null) => {
    if (around === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : target(around, event);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    around.addEventListener('keydown', onKey);
    return () => around.removeEventListener('keydown', onKey);
  }, []);
}

function target(around: HTMLElement, { key }: KeyboardEvent): HTMLElement | undefined {
  const places = [...around.querySelectorAll<HTMLElement>('input, li a')];
  const here = places.findIndex((place) => place.matches(':focus'));
  if (here < 0) return undefined;
  if (key === 'Escape') return here > 0 ? places[0] : undefined;
  const step = STEPS[key];
  return step === undefined ? undefined : places[here + step];
}
