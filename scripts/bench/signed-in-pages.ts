import type { Browser } from 'playwright';
import { ROLES, type Role } from '#core/contract/actor.ts';
import { floorPageScript } from './floor-bundle.ts';
import { type ServedPage, serveFloorPage } from './floor-page.ts';
import { inBrowser } from './in-browser.ts';
import { loadPage, type PageLoad, PHONE, reloadPage } from './page-load.ts';
import { median, type Report } from './report.ts';
import { signIn } from './sign-in.ts';

const KIB = 1024;
const ROUNDS = 3;

/** The pages where the three kinds of user spend their day. */
const PAGES = {
  candidate: ['/admin/dashboard/dashboard-candidate', '/admin/jobs/all', '/admin/jobs/applied', '/admin/profile/candidate'],
  employer: ['/admin/dashboard/dashboard-employer', '/admin/jobs/employer', '/admin/candidates', '/admin/jobs/employer/form'],
  admin: ['/admin/dashboard/dashboard-admin', '/admin/users', '/admin/settings/masters/skills', '/admin/audit'],
} as const satisfies Readonly<Record<Role, readonly string[]>>;

/** Most that a page may take (docs/architecture.md, "Limits"); the time as a multiple of the floor page of the same round. */
const LIMITS = { largestPaint: 1.35, requests: 24, scriptKiB: 240, layoutShift: 0.02 };

/** Opens work pages with an empty cache on a slow phone, in rounds with the floor page, and holds the medians against the limits. */
export async function benchSignedInPages(report: Report, url: string): Promise<void> {
  const floor = await serveFloorPage(await floorPageScript());
  try {
    await inBrowser(async (browser) => {
      for (const role of ROLES) await pagesOf({ report, browser, url, floor }, role);
    });
  } finally {
    floor.close();
  }
}

interface Bench {
  readonly report: Report;
  readonly browser: Browser;
  readonly url: string;
  readonly floor: ServedPage;
}

async function pagesOf({ report, browser, url, floor }: Bench, role: Role): Promise<void> {
  const pages = PAGES[role];
  const context = await browser.newContext({ viewport: PHONE });
  await signIn(context, url, role);
  const rounds: { readonly floor: PageLoad; readonly loads: readonly PageLoad[] }[] = [];
  while (rounds.length < ROUNDS) {
    const floorLoad = await loadPage(browser, floor.url);
    const loads: PageLoad[] = [];
    for (const page of pages) loads.push(await reloadPage(context, url + page));
    rounds.push({ floor: floorLoad, loads });
  }
  await context.close();
  for (const [at, page] of pages.entries()) {
    reportPage(
      report,
      page,
      rounds.flatMap(({ floor, loads }) => (loads[at] === undefined ? [] : [{ floor, ours: loads[at] }])),
    );
  }
}

function reportPage(report: Report, page: string, rounds: readonly { readonly floor: PageLoad; readonly ours: PageLoad }[]): void {
  report.heading(`${page} with an empty cache on Slow 4G, processor four times slower`);
  const middle = (pick: (load: PageLoad) => number): number => median(rounds.map(({ ours }) => pick(ours)));
  report.most(
    'requests',
    middle(({ requests }) => requests),
    '',
    LIMITS.requests,
  );
  report.most('scripts', middle(({ scriptBytes }) => scriptBytes) / KIB, 'KiB', LIMITS.scriptKiB);
  const paint = rounds.map((round) => ({ floor: round.floor.largestPaint, ours: round.ours.largestPaint }));
  report.compare({ name: 'largest contentful paint', unit: 'ms', rounds: paint, most: LIMITS.largestPaint });
  report.most(
    'layout shift',
    middle(({ layoutShift }) => layoutShift),
    '',
    LIMITS.layoutShift,
  );
}
