import type { ObservedPage } from './frame-times.ts';

interface PaintedInput {
  readonly name: string;
  /** Milliseconds from the input to the next paint. The browser rounds them to 8. */
  readonly duration: number;
  readonly startTime: number;
  readonly processingStart: number;
}

/** A paint within this time is not told by the browser. */
const SHORTEST_MS = 16;
const QUIET_MS = 700;

/** Does something, and resolves with the times from each of its keys, clicks and drops to the next paint, in milliseconds. */
export async function paintsAfter(
  { page }: ObservedPage,
  names: readonly string[],
  act: () => Promise<unknown>,
): Promise<readonly number[]> {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate('paints.inputs = []');
  await act();
  await page.waitForTimeout(QUIET_MS);
  const inputs = ((await page.evaluate('paints.inputs')) as readonly PaintedInput[]).filter(({ name }) => names.includes(name));
  return inputs.length === 0 ? [SHORTEST_MS] : inputs.map(toPaint);
}

/** The browser gives a drag the time at which the button was pressed, and the driver takes its own time to move the pointer. */
function toPaint({ name, duration, startTime, processingStart }: PaintedInput): number {
  return name === 'dragstart' ? Math.max(SHORTEST_MS, startTime + duration - processingStart) : duration;
}
