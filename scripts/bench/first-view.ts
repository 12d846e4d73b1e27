import { floorScriptBytes } from './floor-bundle.ts';
import { inBrowser } from './in-browser.ts';
import { measurePage } from './page-load.ts';
import type { Report } from './report.ts';

const KIB = 1024;

/** Most that the first view may weigh and take (docs/architecture.md, "Limits"). */
const LIMITS = {
  scriptRatio: 1.15,
  scriptKiB: 168,
  styleKiB: 22,
  firstPaintMs: 700,
  largestPaintMs: 1600,
  blockingMs: 900,
  layoutShift: 0.05,
};

/** Loads `/` cold on a slow phone, five times, and holds the medians against the floor bundle and the limits. */
export async function benchFirstView(report: Report, url: string): Promise<void> {
  report.heading('First view of / on Slow 4G, processor four times slower');
  const floor = (await floorScriptBytes()) / KIB;
  await inBrowser(async (browser) => {
    const page = await measurePage(browser, url, 5);
    const scripts = page.scriptBytes / KIB;
    const most = (value: number) => ({ kind: 'at most', value }) as const;
    report.add({
      name: 'scripts',
      value: scripts,
      unit: 'KiB',
      floor,
      limit: most(Math.min(floor * LIMITS.scriptRatio, LIMITS.scriptKiB)),
    });
    report.add({ name: 'style sheets', value: page.styleBytes / KIB, unit: 'KiB', limit: most(LIMITS.styleKiB) });
    report.add({ name: 'requests', value: page.requests, unit: '' });
    report.add({ name: 'requests to other hosts', value: page.foreignHosts, unit: '', limit: most(0) });
    report.add({ name: 'first contentful paint', value: page.firstPaint, unit: 'ms', limit: most(LIMITS.firstPaintMs) });
    report.add({ name: 'largest contentful paint', value: page.largestPaint, unit: 'ms', limit: most(LIMITS.largestPaintMs) });
    report.add({ name: 'blocking time', value: page.blocking, unit: 'ms', limit: most(LIMITS.blockingMs) });
    report.add({ name: 'layout shift', value: page.layoutShift, unit: '', limit: most(LIMITS.layoutShift) });
  });
}
