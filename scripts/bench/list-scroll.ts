import type { Browser, Page } from 'playwright';
import { floorListScript } from './floor-bundle.ts';
import { inBrowser } from './in-browser.ts';
import { longestTask } from './longest-task.ts';
import { median, type Report } from './report.ts';

const LIMIT_MS = 50;
const ROWS = 10_000;
const RUNS = 3;
const WHEEL = 1200;

/** Scrolls through ten thousand rows by wheel with a processor four times slower; tells the longest task beside that of a plain list. */
export async function benchListScroll(report: Report, url: string): Promise<void> {
  report.heading(`Scrolling ${ROWS} rows by wheel, processor four times slower`);
  const script = await floorListScript();
  await inBrowser(async (browser) => {
    const floor = await longest(browser, async (page) => {
      await page.setContent('<!doctype html><div id="root"></div>');
      await page.addScriptTag({ content: script });
    });
    for (const [name, part] of [
      ['data list', 'list'],
      ['ledger', 'ledger'],
    ] as const) {
      const value = await longest(browser, async (page) => {
        await page.goto(`${url}/dev/ui?part=${part}&rows=all`, { waitUntil: 'networkidle' });
      });
      report.add({ name: `longest task, ${name}`, value, unit: 'ms', floor, limit: { kind: 'at most', value: LIMIT_MS } });
    }
  });
}

/** The median of the longest tasks of some runs, in milliseconds. */
async function longest(browser: Browser, open: (page: Page) => Promise<void>): Promise<number> {
  const tasks: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await open(page);
    await page.locator('[data-index="0"]').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    tasks.push(await longestTask(browser, page, () => wheelToEnd(page)));
    await page.close();
  }
  return median(tasks);
}

async function wheelToEnd(page: Page): Promise<void> {
  await page.mouse.move(640, 600);
  const lastRow = page.locator(`[data-index="${ROWS - 1}"]`);
  do {
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, WHEEL);
  } while ((await lastRow.count()) === 0);
}
