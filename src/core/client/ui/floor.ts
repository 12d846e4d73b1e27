// The upper edge of each bar, as a distance from the bottom of the window; 0 for a bar that is not laid out.
const edges = new Map<HTMLElement, number>();
const others = new Set<HTMLElement>();
let floor = 0;
let message = 0;

// Tells the sizes after their layout: to ask for them when a bar comes or goes would force a layout of the whole page.
const watch = 'ResizeObserver' in globalThis ? new ResizeObserver(measure) : undefined;

/**
 * The `ref` of a bar at the bottom of the window. Messages are shown above the highest of these bars, and what gets the focus is scrolled
 * above it. The style sheets read the height of its upper edge from `--floor`, on the elements with {@link aboveFloor}.
 */
export function atFloor(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  edges.set(bar, 0);
  // The offset of a bar changes with the width of the window.
  watch?.observe(document.documentElement);
  watch?.observe(bar);
  if (watch === undefined) measure();
  return () => {
    edges.delete(bar);
    watch?.unobserve(bar);
    tell();
  };
}

/** The `ref` of an element whose style depends on `--floor`. The elements inside of it do not inherit the value, which would style them all anew. */
export function aboveFloor(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  others.add(element);
  setFloor(element);
  return () => void others.delete(element);
}

/** Has the page scroll what gets the focus above a message with this height in pixels; 0 when there is none. */
export function setMessageHeight(height: number): void {
  message = height;
  setScrollPadding();
}

function measure(): void {
  for (const bar of edges.keys()) edges.set(bar, upperEdge(bar));
  tell();
}

function tell(): void {
  const now = Math.ceil(Math.max(0, ...edges.values()));
  if (now === floor) return;
  floor = now;
  setScrollPadding();
  for (const element of others) setFloor(element);
}

/** A variable of the root would style every element of the page anew. */
function setScrollPadding(): void {
  const aboveMessage = `calc(max(${floor}px, 3rem) + ${message}px + 1.5rem)`;
  const aboveBars = floor > 0 ? `max(6rem, ${floor}px + 2rem)` : '';
  document.documentElement.style.scrollPaddingBlockEnd = message > 0 ? aboveMessage : aboveBars;
}

function setFloor({ style }: HTMLElement): void {
  style.setProperty('--floor', `${floor}px`);
}

function upperEdge(bar: HTMLElement): number {
  const { height } = bar.getBoundingClientRect();
  return height === 0 ? 0 : height + (Number.parseFloat(getComputedStyle(bar).bottom) || 0);
}
