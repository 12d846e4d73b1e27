import type { Browser, Page } from 'playwright';
import { floorListScript } from './floor-bundle.ts';
import { observedPage, scrolledFrames, slowDown } from './frame-times.ts';
import { inBrowser } from './in-browser.ts';
import { repeatRows } from './many-rows.ts';
import type { Report, Round } from './report.ts';
import { signIn } from './sign-in.ts';

/** Most times the frames of a plain list, in the median of the rounds. */
const MOST_RATIO = 1.5;
const ROWS = 10_000;
const ROUNDS = 3;

interface MeasuredList {
  readonly name: string;
  readonly address: string;
  /** The call whose rows are repeated; absent when the list has its own. */
  readonly api?: string;
  readonly role?: 'admin';
}

const LISTS: readonly MeasuredList[] = [
  { name: 'jobs', address: '/jobs', api: '/api/jobs' },
  { name: 'list', address: '/dev/ui?part=plain&rows=all' },
  { name: 'data list', address: '/dev/ui?part=list&rows=all' },
  { name: 'audit', address: '/admin/audit', api: '/api/audit', role: 'admin' },
  { name: 'users', address: '/admin/users', api: '/api/users', role: 'admin' },
  { name: 'master data', address: '/admin/settings/masters/countries', api: '/api/masters/countries/rows', role: 'admin' },
];

/** Scrolls through lists with a processor four times slower, in rounds with a plain list, and compares the times between frames. */
export async function benchFrames(report: Report, url: string): Promise<void> {
  report.heading(`Scrolling ${ROWS} rows, processor four times slower`);
  const script = await floorListScript();
  const rounds = new Map(LISTS.map(({ name }) => [name, [] as Round[]]));
  await inBrowser(async (browser) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const floor = await framesOf(browser, url, undefined, async (page) => {
        await page.setContent('<!doctype html><div id="root"></div>');
        await page.addScriptTag({ content: script });
      });
      for (const list of LISTS) {
        const ours = await framesOf(browser, url, list, async (page) => {
          if (list.api !== undefined) await repeatRows(page, list.api, ROWS);
          await page.goto(url + list.address, { waitUntil: 'networkidle' });
        });
        rounds.get(list.name)?.push({ floor, ours });
      }
    }
  });
  for (const [name, its] of rounds) report.compare({ name: `frames, ${name}`, unit: 'ms', rounds: its, most: MOST_RATIO });
}

/** The time between frames that 95 % of them do not exceed. */
async function framesOf(
  browser: Browser,
  url: string,
  list: MeasuredList | undefined,
  open: (page: Page) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext();
  if (list?.role !== undefined) await signIn(context, url, list.role);
  const one = await observedPage(context);
  await open(one.page);
  await one.page.locator('[data-index="0"]').waitFor();
  await slowDown(one);
  const frames = await scrolledFrames(one);
  await context.close();
  return frames;
}
