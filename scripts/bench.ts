import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { benchApplying } from './bench/api/applying.ts';
import { benchAudit } from './bench/api/audited-writes.ts';
import { benchCandidates } from './bench/api/candidates.ts';
import { benchCredentials } from './bench/api/credentials.ts';
import { benchFeedback } from './bench/api/feedback.ts';
import { benchHeavyImports } from './bench/api/heavy-imports.ts';
import { benchImports } from './bench/api/imports.ts';
import { benchManagedList } from './bench/api/managed-list.ts';
import { benchMatches } from './bench/api/matches.ts';
import { benchNotices } from './bench/api/notices.ts';
import { benchOffered } from './bench/api/offered.ts';
import { benchPostings } from './bench/api/postings.ts';
import { benchSearch } from './bench/api/search.ts';
import { benchRewriting } from './bench/api/search-while-rewriting.ts';
import { benchSignUps } from './bench/api/sign-ups.ts';
import { benchSignedInCalls } from './bench/api/signed-in-calls.ts';
import { benchStalls } from './bench/api/stalls.ts';
import { benchUploads } from './bench/api/uploads.ts';
import { benchUserList } from './bench/api/user-list.ts';
import type { World } from './bench/api/world.ts';
import { benchWorstBodies } from './bench/api/worst-bodies.ts';
import { chooseMeasurements } from './bench/choose-measurements.ts';
import { benchFirstRow } from './bench/first-row.ts';
import { benchFirstView } from './bench/first-view.ts';
import { benchFrames } from './bench/frames.ts';
import { benchGestures } from './bench/gestures.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchHostileFiles } from './bench/hostile-files.ts';
import { benchLayoutShift } from './bench/layout-shift.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchMemory } from './bench/memory.ts';
import { Report } from './bench/report.ts';
import { type RunFacts, resultsPage } from './bench/results-page.ts';
import { inSeededFolder, poolOf } from './bench/seeded-server.ts';
import { benchSignedInPages } from './bench/signed-in-pages.ts';
import { benchSecondStart } from './bench/start-times.ts';
import { buildClient } from './setup/build-client.ts';

// npm run bench -- NAME...: every figure beside its floor of the same run; ends with 1 when a figure is over its limit. --write writes the figures to docs/bench.md.

/** In the browser, on a server in development. */
const IN_BROWSER: Readonly<Record<string, (report: Report, url: string) => Promise<void>>> = {
  'first-view': benchFirstView,
  'first-row': benchFirstRow,
  lighthouse: benchLighthouse,
  'layout-shift': benchLayoutShift,
  'signed-in-pages': benchSignedInPages,
  frames: benchFrames,
  gestures: benchGestures,
};

// In this order, because each finds the data of those before it.
const OF_THE_API: Readonly<Record<string, (world: World) => Promise<void>>> = {
  ...{ postings: benchPostings, search: benchSearch, 'company-postings': benchManagedList, matches: benchMatches, memory: benchMemory },
  ...{ renaming: benchRewriting, users: benchUserList, forms: benchOffered, feedback: benchFeedback, candidates: benchCandidates },
  ...{
    applications: benchApplying,
    credentials: benchCredentials,
    uploads: benchUploads,
    'worst-bodies': benchWorstBodies,
    'worst-inputs': benchStalls,
  },
  audit: benchAudit,
};

/** Without a server, or on servers with their own data. */
const ALONE: Readonly<Record<string, (report: Report) => Promise<void>>> = {
  growth: benchGrowth,
  'signed-in-calls': benchSignedInCalls,
  'sign-ups': benchSignUps,
  'hostile-files': benchHostileFiles,
  notices: benchNotices,
  imports: benchImports,
  'large-imports': benchHeavyImports,
};

const NAMES = ['start', ...[IN_BROWSER, OF_THE_API, ALONE].flatMap((each) => Object.keys(each))];

/** What these search or measure is the data of another. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  ...{ search: ['postings'], memory: ['postings'], renaming: ['postings'], uploads: ['postings'] },
};

const WRITE = '--write';
const RESULTS = 'docs/bench.md';

const given = process.argv.slice(2);
const chosen = chooseMeasurements(
  given.filter((argument) => argument !== WRITE),
  NAMES,
  NEEDS,
);
if (typeof chosen === 'string') {
  console.error(chosen);
  process.exit(1);
}

await buildClient();
const report = new Report();

/** Runs those measurements of a kind that were chosen. */
async function runChosen<Arguments extends unknown[]>(
  all: Readonly<Record<string, (...given: Arguments) => Promise<void>>>,
  ...given: Arguments
): Promise<void> {
  for (const [name, run] of Object.entries(all)) {
    if (!chosen.includes(name)) continue;
    report.begin(name);
    await run(...given);
  }
}

const isChosen = (all: object): boolean => Object.keys(all).some((name) => chosen.includes(name));
if (chosen.includes('start') || isChosen(IN_BROWSER) || isChosen(OF_THE_API)) {
  await inSeededFolder(async ({ dataDir, firstStartMs, development, inProduction }) => {
    if (chosen.includes('start')) {
      report.begin('start');
      report.add({ name: 'first start, everything ready after', value: firstStartMs / 1000, unit: 's' });
      await benchSecondStart(report, development);
    } else if (isChosen(IN_BROWSER)) await development.start();
    await runChosen(IN_BROWSER, report, development.url);
    await development.stop();
    if (!isChosen(OF_THE_API)) return;
    const server = await inProduction();
    await server.start();
    await runChosen(OF_THE_API, { report, server, pool: poolOf({ dataDir }) });
  });
}
await runChosen(ALONE, report);
if (given.includes(WRITE)) {
  const parts = [...report.parts].map(([name, figures]) => ({ name, figures }));
  const page = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
  writeFileSync(RESULTS, resultsPage(page, parts, runFacts(), NAMES));
}
process.exitCode = report.close();

function runFacts(): RunFacts {
  const [load = 0] = loadavg();
  const memoryGiB = Math.round(totalmem() / 1024 ** 3);
  return { date: new Date().toISOString().slice(0, 10), cores: availableParallelism(), memoryGiB, load };
}
