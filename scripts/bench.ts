import { benchAudit } from './bench/api/audited-writes.ts';
import { benchCandidates } from './bench/api/candidates.ts';
import { benchCredentials } from './bench/api/credentials.ts';
import { benchFeedback } from './bench/api/feedback.ts';
import { benchHeavyImports } from './bench/api/heavy-imports.ts';
import { benchImports } from './bench/api/imports.ts';
import { benchManagedList } from './bench/api/managed-list.ts';
import { benchMatches } from './bench/api/matches.ts';
import { benchOffered } from './bench/api/offered.ts';
import { benchPostings } from './bench/api/postings.ts';
import { benchSearch } from './bench/api/search.ts';
import { benchRewriting } from './bench/api/search-while-rewriting.ts';
import { benchStalls } from './bench/api/stalls.ts';
import { benchUploads } from './bench/api/uploads.ts';
import { benchUserList } from './bench/api/user-list.ts';
import type { World } from './bench/api/world.ts';
import { benchWorstBodies } from './bench/api/worst-bodies.ts';
import { benchFirstRow } from './bench/first-row.ts';
import { benchFirstView } from './bench/first-view.ts';
import { benchHostileFiles } from './bench/hostile-files.ts';
import { benchListScroll } from './bench/list-scroll.ts';
import { benchMemory } from './bench/memory.ts';
import { Report } from './bench/report.ts';
import { inSeededFolder, poolOf } from './bench/seeded-server.ts';
import { benchSecondStart } from './bench/start-times.ts';
import { buildClient } from './setup/build-client.ts';

// npm run bench: every figure beside its floor of the same run; ends with 1 when a figure is over its limit.

// In this order, because each finds the data of those before it.
const OF_THE_API: readonly ((world: World) => Promise<void>)[] = [
  ...[benchPostings, benchSearch, benchManagedList, benchMatches, benchMemory],
  ...[benchRewriting, benchUserList, benchOffered, benchFeedback, benchCandidates, benchCredentials],
  ...[benchUploads, benchWorstBodies, benchStalls],
];

await buildClient();
const report = new Report();
await inSeededFolder(async ({ dataDir, firstStartMs, development, inProduction }) => {
  report.add({ name: 'first start, everything ready after', value: firstStartMs / 1000, unit: 's' });
  await benchSecondStart(report, development);
  await benchFirstView(report, development.url);
  await benchFirstRow(report, development.url);
  await benchListScroll(report, development.url);
  await development.stop();
  const server = await inProduction();
  await server.start();
  const world = { report, server, pool: poolOf({ dataDir }) };
  for (const bench of OF_THE_API) await bench(world);
  await benchHostileFiles(report);
  await benchAudit(world);
});
await benchImports(report);
await benchHeavyImports(report);
process.exitCode = report.close();
