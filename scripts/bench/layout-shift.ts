import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { ROLES, type Role } from '#core/contract/actor.ts';
import { projectRoot } from '../checks/command.ts';
import { inBrowser } from './in-browser.ts';
import type { Report } from './report.ts';
import { signIn } from './sign-in.ts';

const MOST = 0.02;

const SCREENS = { 'a phone': { width: 390, height: 844 }, 'a desktop': { width: 1280, height: 900 } };

// Each answer comes after the paint of what came before it.
const DISTANT = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };

// Only a development server has these pages.
const FOR_DEVELOPERS = 'workbench.';

const SIGN_OUT = 'account.sign-out';

interface BuiltPage {
  readonly id: string;
  readonly path: string;
  readonly layout?: string;
  readonly roles?: readonly string[];
}

/** Opens every page with a fixed address as a visitor and in each role, and holds what moves in it while it loads against the limit. */
export async function benchLayoutShift(report: Report, url: string): Promise<void> {
  const pages = JSON.parse(readFileSync(`${projectRoot}/dist/client/pages.json`, 'utf8')) as readonly BuiltPage[];
  const fixed = pages.filter(
    ({ id, path, layout }) => layout !== undefined && !path.includes(':') && id !== SIGN_OUT && !id.startsWith(FOR_DEVELOPERS),
  );
  await inBrowser(async (browser) => {
    await pagesOf({ report, browser, url }, undefined, [...fixed.filter(({ layout }) => layout === 'default'), await newestPosting(url)]);
    for (const role of ROLES) {
      const own = fixed.filter(({ layout, roles }) => layout !== 'default' && (roles === undefined || roles.includes(role)));
      await pagesOf({ report, browser, url }, role, own);
    }
  });
}

async function newestPosting(url: string): Promise<BuiltPage> {
  const { items } = (await (await fetch(`${url}/api/jobs?limit=1`)).json()) as { items: readonly { id: string }[] };
  return { id: 'jobs.open-detail', path: `/jobs/${items[0]?.id}` };
}

interface Bench {
  readonly report: Report;
  readonly browser: Browser;
  readonly url: string;
}

async function pagesOf({ report, browser, url }: Bench, role: Role | undefined, pages: readonly BuiltPage[]): Promise<void> {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    report.heading(`Layout shift on ${screen}, ${role ?? 'visitor'}`);
    const context = await browser.newContext({ viewport });
    if (role !== undefined) await signIn(context, url, role);
    for (const page of pages) report.most(page.path, await shiftOf(context, url + page.path), '', MOST);
    await context.close();
  }
}

async function shiftOf(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', DISTANT);
  await page.addInitScript({ path: path.join(import.meta.dirname, 'observe-timings.js') });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  const { layoutShift } = await page.evaluate(() => Reflect.get(globalThis, 'timings') as { readonly layoutShift: number });
  await page.close();
  return layoutShift;
}
