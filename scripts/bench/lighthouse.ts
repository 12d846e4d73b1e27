import { readFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { freePort } from '../../tests/support/trellis-server.ts';
import { projectRoot } from '../checks/command.ts';
import { inBrowser } from './in-browser.ts';
import { median, type Report } from './report.ts';

const RUNS = 3;

/** Least scores of a page for everybody on a phone. */
const LEAST = { performance: 0.97, accessibility: 1, 'best-practices': 1, seo: 1 };

/** Most milliseconds of blocking time of the pages that people open by a search. */
const MOST_BLOCKING: Readonly<Record<string, number>> = { 'jobs.open-search': 150, 'jobs.open-detail': 150 };

/** Addresses that show another page: `/check-auth` and the code of a telephone lead a visitor to sign in or up, `/home` is `/`. */
const LEAD_ELSEWHERE = ['identity.check-auth', 'identity.verify-phone', 'public.home'];

interface OpenPage {
  readonly id: string;
  readonly path: string;
}

interface Run {
  readonly score: (category: string) => number;
  readonly value: (audit: string) => number;
}

/** Runs Lighthouse, as on a phone, on every page for everybody, and holds the medians against the limits. */
export async function benchLighthouse(report: Report, url: string): Promise<void> {
  const port = await freePort();
  const posting = await newestPosting(url);
  await inBrowser(async () => {
    for (const { id, path } of openPages()) {
      const runs: Run[] = [];
      while (runs.length < RUNS) runs.push(await runOn(url + path.replace(':id', posting), port));
      reportPage(report, { id, path }, runs);
    }
  }, [`--remote-debugging-port=${port}`]);
}

/** From the build, so that no new page is forgotten. */
function openPages(): readonly OpenPage[] {
  const pages = JSON.parse(readFileSync(`${projectRoot}/dist/client/pages.json`, 'utf8')) as readonly (OpenPage & { layout?: string })[];
  return pages.filter(({ id, layout }) => layout === 'default' && !LEAD_ELSEWHERE.includes(id) && !id.startsWith('workbench.'));
}

async function newestPosting(url: string): Promise<string> {
  const { items } = (await (await fetch(`${url}/api/jobs?limit=1`)).json()) as { items: readonly { id: string }[] };
  const id = items[0]?.id;
  if (id === undefined) throw new Error('there is no posting to open');
  return id;
}

async function runOn(address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: Object.keys(LEAST) });
  if (result === undefined || result.lhr.runtimeError !== undefined) throw new Error(`Lighthouse failed at ${address}`);
  const { categories, audits } = result.lhr;
  return {
    score: (category) => categories[category]?.score ?? 0,
    value: (audit) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY,
  };
}

function reportPage(report: Report, { id, path }: OpenPage, runs: readonly Run[]): void {
  report.heading(`${path} in Lighthouse, on a phone`);
  for (const [category, least] of Object.entries(LEAST)) {
    const value = median(runs.map(({ score }) => score(category)));
    report.add({ name: category, value, unit: '', limit: { kind: 'at least', value: least } });
  }
  const most = MOST_BLOCKING[id];
  const blocking = median(runs.map(({ value }) => value('total-blocking-time')));
  report.add({
    name: 'blocking time',
    value: blocking,
    unit: 'ms',
    ...(most !== undefined && { limit: { kind: 'at most', value: most } }),
  });
  report.add({ name: 'largest contentful paint', value: median(runs.map(({ value }) => value('largest-contentful-paint'))), unit: 'ms' });
}
