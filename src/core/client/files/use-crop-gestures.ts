import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a frame does with gestures. */
interface CropActions {
  /** Moves the frame over the picture, in widths and heights of the frame. */
  readonly move: (across: number, down: number) => void;
  readonly zoomBy: (factor: number) => void;
}

interface CropGestures {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One press of an arrow key, as a share of the frame. */
const STEP = 0.1;
const ZOOM_STEP = 1.1;

/** One pointer drags the picture, two pinch it, arrow keys move the frame, and + and - zoom. */
export function useCropGestures({ move, zoomBy }: CropActions): CropGestures {
  const pointers = useRef(new Map<number, Point>());
  const end = ({ pointerId }: PointerEvent): void => {
    pointers.current.delete(pointerId);
  };
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }) => {
      currentTarget.setPointerCapture?.(pointerId);
      pointers.current.set(pointerId, { x: clientX, y: clientY });
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }) => {
      const held = pointers.current;
      if (!held.has(pointerId)) return;
      const before = [...held.values()];
      held.set(pointerId, { x: clientX, y: clientY });
      const after = [...held.values()];
      const { width, height } = currentTarget.getBoundingClientRect();
      const [from, to] = [middleOf(before), middleOf(after)];
      move((from.x - to.x) / width, (from.y - to.y) / height);
      const distance = distanceOf(before);
      if (distance > 0) zoomBy(distanceOf(after) / distance);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event) => {
      const act = KEYS[event.key];
      if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act({ move, zoomBy });
    },
  };
}

const KEYS: Readonly<Record<string, (actions: CropActions) => void>> = {
  ArrowLeft: ({ move }) => move(-STEP, 0),
  ArrowRight: ({ move }) => move(STEP, 0),
  ArrowUp: ({ move }) => move(0, -STEP),
  ArrowDown: ({ move }) => move(0, STEP),
  '+': ({ zoomBy }) => zoomBy(ZOOM_STEP),
  '=': ({ zoomBy }) => zoomBy(ZOOM_STEP),
  '-': ({ zoomBy }) => zoomBy(1 / ZOOM_STEP),
};

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Between the first two fingers; 0 with one. */
function distanceOf([first, second]: readonly Point[]): number {
  return first === undefined || second === undefined ? 0 : Math.hypot(first.x - second.x, first.y - second.y);
}
