import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMBEDDED_DATABASE } from '#core/server/db/embedded-database.ts';
import { openSocketOf } from '#core/server/db/embedded-postgres/socket-address.ts';
import { freePort, TrellisServer } from '../tests/support/trellis-server.ts';
import { benchApi } from './bench/api/api-throughput.ts';
import { benchAudit } from './bench/api/audited-writes.ts';
import { benchCandidates } from './bench/api/candidates.ts';
import { benchCredentials } from './bench/api/credentials.ts';
import { benchFeedback } from './bench/api/feedback.ts';
import { benchHeavyImports } from './bench/api/heavy-imports.ts';
import { benchImports } from './bench/api/imports.ts';
import { benchManagedList } from './bench/api/managed-list.ts';
import { benchMatches } from './bench/api/matches.ts';
import { benchOffered } from './bench/api/offered.ts';
import { benchSearch } from './bench/api/search-throughput.ts';
import { benchRewriting } from './bench/api/search-while-rewriting.ts';
import { benchStalls } from './bench/api/stalls.ts';
import { benchUploads } from './bench/api/uploads.ts';
import { benchUserList } from './bench/api/user-list.ts';
import { benchWorstBodies } from './bench/api/worst-bodies.ts';
import { benchFirstRow } from './bench/first-row.ts';
import { benchFirstView } from './bench/first-view.ts';
import { benchHostileFiles } from './bench/hostile-files.ts';
import { benchListScroll } from './bench/list-scroll.ts';
import { benchMemory } from './bench/memory.ts';
import { Report } from './bench/report.ts';
import { benchSecondStart } from './bench/start-times.ts';

// npm run bench: every figure beside its floor of the same run; ends with 1 when a figure is over its limit.

const report = new Report();
const dataDir = mkdtempSync(path.join(tmpdir(), 'trellis-bench-'));
// The server as it is operated, where replies are not checked; and one sender asks more often than the limits of requests allow.
const asOperated = { CHECK_REPLIES: '0', RATE_LIMITS: 'off' };
const server = new TrellisServer({ port: await freePort(), dataDir, env: asOperated });
const production = { ...asOperated, NODE_ENV: 'production', TRELLIS_DEMO: '1' };
const inProduction = new TrellisServer({ port: await freePort(), dataDir, env: production });
try {
  const begun = Date.now();
  await server.start();
  report.add({ name: 'first start, everything ready after', value: (Date.now() - begun) / 1000, unit: 's' });
  await server.stop();
  await benchSecondStart(report, server);
  await benchFirstView(report, server.url);
  await benchFirstRow(report, server.url);
  await benchListScroll(report, server.url);
  await server.stop();
  await inProduction.start();
  const pool = { ...openSocketOf(dataDir).address, database: EMBEDDED_DATABASE, max: 16 };
  await benchApi(report, inProduction, pool);
  await benchSearch(report, inProduction, pool);
  await benchManagedList(report, inProduction, pool);
  await benchMatches(report, inProduction, pool);
  benchMemory(report, inProduction.pid);
  await benchRewriting(report, inProduction.url, pool);
  await benchUserList(report, inProduction.url, pool);
  await benchOffered(report, inProduction.url, pool);
  await benchFeedback(report, inProduction.url, pool);
  await benchCandidates(report, inProduction, pool);
  await benchCredentials(report, inProduction.url, pool);
  await benchUploads(report, inProduction.url);
  await benchWorstBodies(report, inProduction.url);
  await benchStalls(report, inProduction.url);
  await benchHostileFiles(report);
  await benchAudit(report, dataDir);
  await inProduction.stop();
  await benchImports(report, { first: asOperated, operated: production });
  await benchHeavyImports(report, { first: asOperated, operated: production });
} finally {
  await server.stop();
  await inProduction.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = report.close();
