import type { Browser, Page } from 'playwright';
import { floorListScript } from './floor-bundle.ts';
import { inBrowser } from './in-browser.ts';
import { longestTask } from './longest-task.ts';
import type { Report, Round } from './report.ts';

/** Most times the longest task of a plain list, in the median of the rounds. */
const MOST_RATIO = 1.5;
const ROWS = 10_000;
const ROUNDS = 3;
const WHEEL = 1200;

/** Scrolls through ten thousand rows by wheel with a processor four times slower, in rounds with a plain list, and compares the longest tasks. */
export async function benchListScroll(report: Report, url: string): Promise<void> {
  report.heading(`Scrolling ${ROWS} rows by wheel, processor four times slower`);
  const script = await floorListScript();
  const lists = { 'data list': 'list', 'plain list': 'plain' };
  const rounds = new Map<string, Round[]>(Object.keys(lists).map((name) => [name, []]));
  await inBrowser(async (browser) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const floor = await longest(browser, async (page) => {
        await page.setContent('<!doctype html><div id="root"></div>');
        await page.addScriptTag({ content: script });
      });
      for (const [name, part] of Object.entries(lists)) {
        const ours = await longest(browser, async (page) => {
          await page.goto(`${url}/dev/ui?part=${part}&rows=all`, { waitUntil: 'networkidle' });
        });
        rounds.get(name)?.push({ floor, ours });
      }
    }
  });
  for (const [name, its] of rounds) report.compare({ name: `longest task, ${name}`, unit: 'ms', rounds: its, most: MOST_RATIO });
}

/** The longest task while a list is scrolled, in milliseconds. */
async function longest(browser: Browser, open: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await open(page);
  await page.locator('[data-index="0"]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const task = await longestTask(browser, page, () => wheelToEnd(page));
  await page.close();
  return task;
}

async function wheelToEnd(page: Page): Promise<void> {
  await page.mouse.move(640, 600);
  const lastRow = page.locator(`[data-index="${ROWS - 1}"]`);
  do {
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, WHEEL);
  } while ((await lastRow.count()) === 0);
}
