import { useEffect, useRef, useState } from 'react';
import type { NumberRange } from '#core/client/ui/facets/facet.ts';

/** Longer than the pause between two presses of an arrow key. */
const PAUSE_MS = 400;

interface MovedRange {
  /** The range as the thumbs stand now. */
  readonly range: NumberRange;
  readonly move: (range: NumberRange) => void;
  /** Events of each slider. */
  readonly slider: {
    readonly onPointerDown: () => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onBlur: () => void;
  };
}

/** A range that follows the thumbs at once, and is reported when they rest: at the end of a drag, or after a pause of the keys. */
export function useMovedRange(range: NumberRange, onChange: (range: NumberRange) => void): MovedRange {
  const [draft, setDraft] = useState<NumberRange>();
  const pending = useRef<NumberRange>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDragged = useRef(false);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new range from outside takes the place of the moved one
  useEffect(() => setDraft(undefined), [range.from, range.to]);

  const rest = (): void => {
    clearTimeout(timer.current);
    isDragged.current = false;
    const moved = pending.current;
    pending.current = undefined;
    if (moved === undefined) return;
    if (moved.from === range.from && moved.to === range.to) setDraft(undefined);
    else report.current(moved);
  };
  const latestRest = useRef(rest);
  useEffect(() => {
    latestRest.current = rest;
  });
  const move = (moved: NumberRange): void => {
    setDraft(moved);
    pending.current = moved;
    clearTimeout(timer.current);
    if (!isDragged.current) timer.current = setTimeout(() => latestRest.current(), PAUSE_MS);
  };
  const press = (): void => {
    isDragged.current = true;
  };
  return { range: draft ?? range, move, slider: { onPointerDown: press, onPointerUp: rest, onPointerCancel: rest, onBlur: rest } };
}
