import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** What one cold load of a page cost. Sizes in bytes as sent over the wire, headers apart, times in milliseconds. */
export interface PageLoad {
  readonly requests: number;
  readonly foreignHosts: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Sum of what each long task took beyond 50 ms, before the first paint too. */
  readonly blocking: number;
  readonly layoutShift: number;
}

// Slow 4G as page-speed tools define it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip.
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

interface Received {
  url: string;
  type: string;
  bytes: number;
}

/** The screen of a phone. */
export const PHONE = { width: 412, height: 823 };

/** One cold load on a phone-sized screen, on Slow 4G with a processor four times slower. */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: PHONE });
  const load = await reloadPage(context, url);
  await context.close();
  return load;
}

/** As {@link loadPage}, for the user who is signed in in the context. The cache of the browser is emptied. */
export async function reloadPage(context: BrowserContext, url: string): Promise<PageLoad> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const received = await recordTraffic(session);
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'observe-timings.js') });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 90_000 });
  await page.waitForTimeout(1500);
  const timings = await readTimings(page);
  await page.close();
  const all = [...received.values()];
  const bytes = (type: string): number => all.filter((one) => one.type === type).reduce((sum, one) => sum + one.bytes, 0);
  return {
    requests: all.length,
    foreignHosts: all.filter((one) => new URL(one.url).host !== new URL(url).host).length,
    scriptBytes: bytes('Script'),
    styleBytes: bytes('Stylesheet'),
    ...timings,
  };
}

async function recordTraffic(session: CDPSession): Promise<ReadonlyMap<string, Received>> {
  const received = new Map<string, Received>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^https?:/.test(request.url)) received.set(requestId, { url: request.url, type: type ?? '', bytes: 0 });
  });
  // What has come when the answer begins is its headers: they are not what a script or a sheet weighs.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = received.get(requestId);
    if (one !== undefined) one.bytes -= response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = received.get(requestId);
    if (one !== undefined) one.bytes += encodedDataLength;
  });
  return received;
}

interface Timings {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
}

function readTimings(page: Page): Promise<Timings> {
  return page.evaluate(() => Reflect.get(globalThis, 'timings') as Timings);
}
