import path from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { percentile } from './report.ts';

const OBSERVER = path.join(import.meta.dirname, 'observe-paints.js');

/** A page whose frames and paints are observed, and whose processor can be made slower. */
export interface ObservedPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens a page for a measurement of frames or paints. It is not slower yet. */
export async function observedPage(context: BrowserContext): Promise<ObservedPage> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript({ path: OBSERVER });
  // The script does not run in the first document of a page.
  await page.goto('about:blank');
  return { page, session: await context.newCDPSession(page) };
}

/** Makes the processor of the page four times slower from now on. */
export async function slowDown({ session }: ObservedPage): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Pixels in a second, as a quick turn of a wheel. */
const SPEED = 3_000;
const SECONDS = 5;

/** Scrolls down steadily. Resolves with the time between two frames that 95 % of the frames do not exceed, in milliseconds. */
export async function scrolledFrames({ page, session }: ObservedPage): Promise<number> {
  await page.evaluate('paints.frames = []');
  const distance = { yDistance: -SPEED * SECONDS, speed: SPEED };
  await session.send('Input.synthesizeScrollGesture', { x: 640, y: 600, ...distance, gestureSourceType: 'mouse' });
  return percentile((await page.evaluate('paints.frames')) as readonly number[], 0.95);
}
