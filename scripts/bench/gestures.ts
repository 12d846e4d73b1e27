import type { Browser, BrowserContext, Locator } from 'playwright';
import { type ObservedPage, observedPage, slowDown } from './frame-times.ts';
import { serveFullBoard } from './full-board.ts';
import { inBrowser } from './in-browser.ts';
import { paintsAfter } from './next-paint.ts';
import { median, percentile, type Report } from './report.ts';
import { signIn } from './sign-in.ts';

const ROUNDS = 3;
const TEXT = 'Pipes, pumps and valves';
const KEY_EVENTS = ['keydown', 'keypress', 'input'];
const CLICK_EVENTS = ['click', 'pointerdown', 'mousedown', 'dragstart', 'drop'];

/** Most milliseconds to the next paint (docs/architecture.md, "Limits"). */
const MOST = { board: 100, key: 50, frame: 100, content: 300 };

/** Measures the time from an input to the next paint with a processor four times slower, beside a page with a field and a button alone. */
export async function benchGestures(report: Report, url: string): Promise<void> {
  report.heading('From an input to the next paint, processor four times slower');
  await inBrowser(async (browser) => {
    const floor = await plainPage(browser);
    const context = await browser.newContext();
    await signIn(context, url, 'employer');
    const add = (name: string, value: number, limit: number, its: number): void =>
      report.add({ name, value, unit: 'ms', floor: its, limit: { kind: 'at most', value: limit } });
    for (const [name, value] of await board(context, url)) add(`board of 1,000, ${name}`, value, MOST.board, floor.click);
    add('posting, typing its title', await keysIn(context, `${url}/admin/jobs/employer/form`, 'input[name=title]'), MOST.key, floor.key);
    add(
      'posting, typing its text',
      await keysIn(context, `${url}/admin/jobs/employer/form`, '[contenteditable=true]'),
      MOST.key,
      floor.key,
    );
    add('company, typing its name', await keysIn(context, `${url}/admin/profile/employer/1`, 'main input'), MOST.key, floor.key);
    const { frame, content } = await opening(context, url);
    add('opening the postings from the navigation', frame, MOST.frame, floor.click);
    add('opening the postings, until their first row', content, MOST.content, floor.click);
  });
}

/** Paints after a click and after a key in a page without scripts. */
async function plainPage(browser: Browser): Promise<{ readonly click: number; readonly key: number }> {
  const one = await observedPage(await browser.newContext());
  // The observer runs in served documents.
  await one.page.route('**/plain', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><input><button>Go</button>' }),
  );
  await one.page.goto('http://plain.test/plain');
  await slowDown(one);
  const click = await clickOn(one, one.page.locator('button'));
  const key = await typed(one, one.page.locator('input'));
  await one.page.context().close();
  return { click, key };
}

async function keysIn(context: BrowserContext, address: string, field: string): Promise<number> {
  const one = await observedPage(context);
  await one.page.goto(address, { waitUntil: 'networkidle' });
  await one.page.locator(field).first().waitFor();
  await slowDown(one);
  const time = await typed(one, one.page.locator(field).first());
  await one.page.close();
  return time;
}

async function typed(one: ObservedPage, field: Locator): Promise<number> {
  await field.click();
  const paints = await paintsAfter(one, KEY_EVENTS, () => one.page.keyboard.type(TEXT, { delay: 120 }));
  return percentile(paints, 0.9);
}

/** The pointer is there already, as it is before a user presses. The driver's own click asks the page for layouts while it is pressed. */
async function clickOn(one: ObservedPage, target: Locator): Promise<number> {
  const { x, y } = await middleOf(target);
  await one.page.mouse.move(x, y);
  return Math.max(...(await paintsAfter(one, CLICK_EVENTS, () => one.page.mouse.click(x, y))));
}

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('what the bench presses is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The time of each gesture, in the median of the rounds. */
async function board(context: BrowserContext, url: string): Promise<ReadonlyMap<string, number>> {
  const one = await observedPage(context);
  await serveFullBoard(one.page);
  const { page } = one;
  await page.goto(`${url}/admin/jobs/employer`, { waitUntil: 'networkidle' });
  const title = page.locator('[data-index="0"] a.datalist__open');
  const id = /[0-9a-f-]{36}/.exec((await title.getAttribute('href')) ?? '')?.[0] ?? '';
  await page.goto(`${url}/admin/jobs/employer/${id}`, { waitUntil: 'networkidle' });
  const card = (at: number): Locator => page.locator('[data-stage=submitted] [data-card]').nth(at);
  await card(0).waitFor();
  await slowDown(one);
  const gestures: readonly (readonly [string, () => Promise<number>])[] = [
    ['selecting', () => clickOn(one, card(2).locator('input'))],
    ['selecting no more', () => clickOn(one, card(2).locator('input'))],
    ['opening a menu', () => clickOn(one, card(1).locator('[aria-haspopup]'))],
    ['moving', () => clickOn(one, page.getByRole('menuitem').nth(1))],
    ['dragging', () => drag(one, card(3), page.locator('[data-stage=interview]'))],
  ];
  const times = new Map<string, number[]>(gestures.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, gesture] of gestures) times.get(name)?.push(await gesture());
  }
  await page.close();
  return new Map([...times].map(([name, its]) => [name, median(its)]));
}

async function drag(one: ObservedPage, card: Locator, column: Locator): Promise<number> {
  const { mouse } = one.page;
  const [from, to] = [await middleOf(card), await middleOf(column.locator('[data-card]').first())];
  await mouse.move(from.x, from.y);
  const paints = await paintsAfter(one, CLICK_EVENTS, async () => {
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 5 });
    await mouse.up();
  });
  return Math.max(...paints);
}

/** From the click on a link of the navigation to the first paint, and to the first row. The page was opened before, so its data are there. */
async function opening(context: BrowserContext, url: string): Promise<{ readonly frame: number; readonly content: number }> {
  const one = await observedPage(context);
  await one.page.goto(`${url}/admin/jobs/employer`, { waitUntil: 'networkidle' });
  const link = (address: string): Locator => one.page.getByRole('navigation').locator(`a[href="${address}"]`).first();
  await link('/admin/dashboard').click();
  await one.page.waitForLoadState('networkidle');
  await slowDown(one);
  await one.page.evaluate(`paints.clickedAt = undefined; paints.shown = paints.untilShown('[data-index="0"]')`);
  const frame = await clickOn(one, link('/admin/jobs/employer'));
  const content = (await one.page.evaluate('paints.shown')) as number;
  await one.page.close();
  return { frame, content };
}
