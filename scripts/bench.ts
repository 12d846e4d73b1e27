import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { benchApplying } from './bench/api/applying.ts';
import { benchAudit } from './bench/api/audited-writes.ts';
import { benchCandidates } from './bench/api/candidates.ts';
import { benchCompanies } from './bench/api/companies.ts';
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
import { benchLarge } from './bench/large/large.ts';
import { benchLayoutShift } from './bench/layout-shift.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchMemory } from './bench/memory.ts';
import { Report } from './bench/report.ts';
import { type RunFacts, resultsPage } from './bench/results-page.ts';
import { inSeededFolder, poolOf, type SeededFolder } from './bench/seeded-server.ts';
import { benchSignedInPages } from './bench/signed-in-pages.ts';
import { benchSecondStart } from './bench/start-times.ts';
import { inNewDatabase, SYSTEM_POSTGRES } from './bench/system-postgres.ts';
import { buildClient } from './setup/build-client.ts';

// npm run bench -- NAME...: every figure beside its floor of the same run; ends with 1 when a figure is over its limit. --write writes the
// figures to docs/bench.md. With TEST_DATABASE_URL, the measurements of the API run a second time, on a database of that server.
// `npm run bench:large -- POSTINGS` runs the measurement `large`.

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
    companies: benchCompanies,
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

/** They take so long that they run only when they are named. */
const BY_HAND: Readonly<Record<string, (report: Report, size: number | undefined) => Promise<void>>> = { large: benchLarge };

const NAMES = ['start', ...[IN_BROWSER, OF_THE_API, ALONE].flatMap((each) => Object.keys(each))];

/** How the page of the results names a measurement on the database of `TEST_DATABASE_URL`. */
const onSystemPostgres = (name: string): string => `${name}, PostgreSQL of the system`;
const sameName = (name: string): string => name;

/** What these search or measure is the data of another. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  ...{ search: ['postings'], memory: ['postings'], renaming: ['postings'], uploads: ['postings'] },
};

const WRITE = '--write';
const RESULTS = 'docs/bench.md';

const given = process.argv.slice(2);
const size = given.find((argument) => /^\d+$/.test(argument));
const named = given.filter((argument) => argument !== WRITE && argument !== size);
const chosen = chooseMeasurements(named, named.length === 0 ? NAMES : [...NAMES, ...Object.keys(BY_HAND)], NEEDS);
if (typeof chosen === 'string') {
  console.error(chosen);
  process.exit(1);
}

await buildClient();
const report = new Report();

/** Runs those measurements of a kind that were chosen. */
async function runChosen<Arguments extends unknown[]>(
  all: Readonly<Record<string, (...given: Arguments) => Promise<void>>>,
  partOf: (name: string) => string,
  ...given: Arguments
): Promise<void> {
  for (const [name, run] of Object.entries(all)) {
    if (!chosen.includes(name)) continue;
    report.begin(partOf(name));
    await run(...given);
  }
}

/** Runs the measurements of the API on a server in production. */
async function runApi({ dataDir, databaseUrl, inProduction }: SeededFolder, partOf: (name: string) => string): Promise<void> {
  const server = await inProduction();
  await server.start();
  await runChosen(OF_THE_API, partOf, { report, server, databaseUrl, pool: poolOf({ dataDir, databaseUrl }) });
}

const isChosen = (all: object): boolean => Object.keys(all).some((name) => chosen.includes(name));
if (chosen.includes('start') || isChosen(IN_BROWSER) || isChosen(OF_THE_API)) {
  await inSeededFolder(async (folder) => {
    const { firstStartMs, development } = folder;
    if (chosen.includes('start')) {
      report.begin('start');
      report.add({ name: 'first start, everything ready after', value: firstStartMs / 1000, unit: 's' });
      await benchSecondStart(report, development);
    } else if (isChosen(IN_BROWSER)) await development.start();
    await runChosen(IN_BROWSER, sameName, report, development.url);
    await development.stop();
    if (isChosen(OF_THE_API)) await runApi(folder, sameName);
  });
  if (isChosen(OF_THE_API) && SYSTEM_POSTGRES !== undefined) {
    await inNewDatabase(SYSTEM_POSTGRES, (url) => inSeededFolder((folder) => runApi(folder, onSystemPostgres), url));
  }
}
await runChosen(ALONE, sameName, report);
await runChosen(BY_HAND, sameName, report, size === undefined ? undefined : Number(size));
if (given.includes(WRITE)) {
  const parts = [...report.parts].map(([name, figures]) => ({ name, figures }));
  const page = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
  writeFileSync(
    RESULTS,
    resultsPage(page, parts, runFacts(), [...NAMES.flatMap((name) => [name, onSystemPostgres(name)]), ...Object.keys(BY_HAND)]),
  );
}
process.exitCode = report.close();

function runFacts(): RunFacts {
  const [load = 0] = loadavg();
  const memoryGiB = Math.round(totalmem() / 1024 ** 3);
  return { date: new Date().toISOString().slice(0, 10), cores: availableParallelism(), memoryGiB, load };
}
