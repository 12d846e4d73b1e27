import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { floorPageScript } from './floor-bundle.ts';
import { type ServedPage, serveFloorPage } from './floor-page.ts';
import { inBrowser } from './in-browser.ts';
import { loadPage, type PageLoad } from './page-load.ts';
import { median, type Report } from './report.ts';

const KIB = 1024;
const ROUNDS = 3;

/** The page that most people open first. */
const FIRST_VIEW = '/';

/** Pages that people open from outside: by a search, a message or a link. */
const PAGES = [FIRST_VIEW, '/login', '/signup', '/welcome'];

/** Most JavaScript that the pages for everybody may load beyond the first view. */
const MORE_SCRIPT_KIB = 30;

/** Most that a page may weigh and take (docs/architecture.md, "Limits"); times as multiples of the floor page of the same round. */
const LIMITS = { scriptRatio: 1.15, scriptKiB: 160, styleKiB: 22, paintRatio: 1.3, blockingRatio: 1.3, layoutShift: 0.05 };

/** The floor page and the pages of one round. */
interface Round {
  readonly floor: PageLoad;
  readonly pages: ReadonlyMap<string, PageLoad>;
}

/** Loads pages cold on a slow phone, in rounds with the floor page, and holds the medians against the limits. */
export async function benchFirstView(report: Report, url: string): Promise<void> {
  const script = await floorPageScript();
  const floor = await serveFloorPage(script);
  const open = await openPages(url);
  try {
    const rounds: Round[] = [];
    await inBrowser(async (browser) => {
      while (rounds.length < ROUNDS) rounds.push(await oneRound(browser, url, floor, [...PAGES, ...open]));
    });
    const floorKiB = brotliCompressSync(script).byteLength / KIB;
    for (const page of PAGES) reportPage(report, page, rounds, floorKiB, page === FIRST_VIEW ? ownScripts(floorKiB) : undefined);
    const more = scriptsOf(rounds, FIRST_VIEW) + MORE_SCRIPT_KIB;
    for (const page of open) reportPage(report, page, rounds, floorKiB, more);
  } finally {
    floor.close();
  }
}

/** The pages for everybody: the search, a posting, and its company. */
async function openPages(url: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/api/jobs?limit=1`);
  const { items } = (await answer.json()) as { items: { id: string; company: { id: string } }[] };
  return ['/jobs', ...items.flatMap(({ id, company }) => [`/jobs/${id}`, `/companies/${company.id}`])];
}

function ownScripts(floorKiB: number): number {
  return Math.min(floorKiB * LIMITS.scriptRatio, LIMITS.scriptKiB);
}

function scriptsOf(rounds: readonly Round[], page: string): number {
  return median(rounds.map(({ pages }) => pages.get(page)?.scriptBytes ?? 0)) / KIB;
}

async function oneRound(browser: Browser, url: string, floor: ServedPage, all: readonly string[]): Promise<Round> {
  const floorLoad = await loadPage(browser, floor.url);
  const pages = new Map<string, PageLoad>();
  for (const page of all) pages.set(page, await loadPage(browser, url + page));
  return { floor: floorLoad, pages };
}

/** `limitKiB` is the limit for scripts. */
function reportPage(report: Report, page: string, rounds: readonly Round[], floorKiB: number, limitKiB: number | undefined): void {
  report.heading(`First view of ${page} on Slow 4G, processor four times slower`);
  const both = (pick: (load: PageLoad) => number) =>
    rounds.map(({ floor, pages }) => ({ floor: pick(floor), ours: pick(pages.get(page) ?? floor) }));
  const middle = (pick: (load: PageLoad) => number): number => median(both(pick).map(({ ours }) => ours));

  const limit = limitKiB === undefined ? {} : { limit: { kind: 'at most', value: limitKiB } as const };
  report.add({ name: 'scripts', value: scriptsOf(rounds, page), unit: 'KiB', floor: floorKiB, ...limit });
  report.most('style sheets', middle(({ styleBytes }) => styleBytes) / KIB, 'KiB', LIMITS.styleKiB);
  report.add({ name: 'requests', value: middle(({ requests }) => requests), unit: '' });
  report.most(
    'requests to other hosts',
    middle(({ foreignHosts }) => foreignHosts),
    '',
    0,
  );
  const paint = { unit: 'ms', most: LIMITS.paintRatio };
  report.compare({ name: 'first contentful paint', rounds: both(({ firstPaint }) => firstPaint), ...paint });
  report.compare({ name: 'largest contentful paint', rounds: both(({ largestPaint }) => largestPaint), ...paint });
  report.compare({ name: 'blocking time', rounds: both(({ blocking }) => blocking), unit: 'ms', most: LIMITS.blockingRatio });
  report.most(
    'layout shift',
    middle(({ layoutShift }) => layoutShift),
    '',
    LIMITS.layoutShift,
  );
}
