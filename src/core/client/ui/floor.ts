const bars = new Set<HTMLElement>();
let watch: ResizeObserver | undefined;

/**
 * The `ref` of a bar at the bottom of the window. Messages are shown above the highest of these bars: the style sheets read the height of
 * its upper edge from `--floor`.
 */
export function atFloor(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  bars.add(bar);
  observe(bar);
  return () => {
    bars.delete(bar);
    watch?.unobserve(bar);
    measure();
  };
}

// The browser tells the size of a new bar after its layout: to measure it at once would lay out the page within the render.
function observe(bar: HTMLElement): void {
  if ('ResizeObserver' in globalThis) {
    watch ??= watchSizes();
    watch.observe(bar);
  } else measure();
}

function watchSizes(): ResizeObserver {
  // The offset of a bar changes with the width of the window.
  globalThis.addEventListener('resize', measure);
  return new ResizeObserver(measure);
}

function measure(): void {
  const floor = Math.max(0, ...[...bars].map(upperEdge));
  document.documentElement.style.setProperty('--floor', `${Math.ceil(floor)}px`);
}

/** The distance from the bottom of the window; 0 for a bar that is not laid out. */
function upperEdge(bar: HTMLElement): number {
  const { height } = bar.getBoundingClientRect();
  return height === 0 ? 0 : height + (Number.parseFloat(getComputedStyle(bar).bottom) || 0);
}
