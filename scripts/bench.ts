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
import { benchHostileFiles } from './bench/hostile-files.ts';
import { benchLayoutShift } from './bench/layout-shift.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchMemory } from './bench/memory.ts';
import { Report } from './bench/report.ts';
import { inSeededFolder, poolOf } from './bench/seeded-server.ts';
import { benchSignedInPages } from './bench/signed-in-pages.ts';
import { benchSecondStart } from './bench/start-times.ts';
import { buildClient } from './setup/build-client.ts';

// npm run bench -- NAME...: every figure beside its floor of the same run; ends with 1 when a figure is over its limit.

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

const chosen = chooseMeasurements(process.argv.slice(2), NAMES, NEEDS);
if (typeof chosen === 'string') {
  console.error(chosen);
  process.exit(1);
}

function chosenOf<Run>(all: Readonly<Record<string, Run>>): readonly Run[] {
  return Object.entries(all).flatMap(([name, run]) => (chosen.includes(name) ? [run] : []));
}

await buildClient();
const report = new Report();
const [inBrowser, ofTheApi] = [chosenOf(IN_BROWSER), chosenOf(OF_THE_API)];
if (chosen.includes('start') || inBrowser.length + ofTheApi.length > 0) {
  await inSeededFolder(async ({ dataDir, firstStartMs, development, inProduction }) => {
    report.add({ name: 'first start, everything ready after', value: firstStartMs / 1000, unit: 's' });
    if (chosen.includes('start')) await benchSecondStart(report, development);
    else if (inBrowser.length > 0) await development.start();
    for (const bench of inBrowser) await bench(report, development.url);
    await development.stop();
    if (ofTheApi.length === 0) return;
    const server = await inProduction();
    await server.start();
    const world = { report, server, pool: poolOf({ dataDir }) };
    for (const bench of ofTheApi) await bench(world);
  });
}
for (const bench of chosenOf(ALONE)) await bench(report);
process.exitCode = report.close();
