import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { EMBEDDED_DATABASE } from '#core/server/db/embedded-database.ts';
import { settingsAsArguments } from '#core/server/db/embedded-postgres/postgres-settings.ts';
import { openSocketOf } from '#core/server/db/embedded-postgres/socket-address.ts';
import { LEAST_WORK_MEM, SESSION_SETTINGS } from '#core/server/db/session-settings.ts';
import { freePort, TrellisServer } from '../../tests/support/trellis-server.ts';
import { timed } from './api/load.ts';

// The server as it is operated, where replies are not checked; and one sender asks more often than the limits of requests allow.
const AS_OPERATED = { CHECK_REPLIES: '0', RATE_LIMITS: 'off' };
const IN_PRODUCTION = { ...AS_OPERATED, NODE_ENV: 'production', TRELLIS_DEMO: '1', JOB_REVIEW: 'off' };
/** A first start makes a database. */
const FIRST_START_MS = 180_000;

/** A data folder with the demo data, and servers on it. */
export interface SeededFolder {
  readonly dataDir: string;
  /** The database of the servers; by default the embedded one of the folder. */
  readonly databaseUrl?: string | undefined;
  /** How long the first start took until everything was ready. */
  readonly firstStartMs: number;
  /** The server that made the data, stopped. */
  readonly development: TrellisServer;
  /** A server in production, not started. `main` is the program that starts it, by default that of the product. */
  readonly inProduction: (env?: NodeJS.ProcessEnv, main?: string) => Promise<TrellisServer>;
}

/**
 * Runs something in a data folder with the demo data. Stops all servers and removes the folder at the end.
 *
 * @param databaseUrl an empty database, which the servers use instead of the embedded one
 */
export async function inSeededFolder(run: (folder: SeededFolder) => Promise<void>, databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'trellis-bench-'));
  const servers: TrellisServer[] = [];
  const serverWith = async (more: NodeJS.ProcessEnv, main?: string): Promise<TrellisServer> => {
    const env = { ...placeOf({ dataDir, databaseUrl }), ...more };
    const server = new TrellisServer({ port: await freePort(), dataDir, env, ...(main !== undefined && { main }) });
    servers.push(server);
    return server;
  };
  try {
    const development = await serverWith(AS_OPERATED);
    const firstStartMs = await timed(() => development.start(FIRST_START_MS));
    await development.stop();
    const inProduction: SeededFolder['inProduction'] = (env = {}, main) => serverWith({ ...IN_PRODUCTION, ...env }, main);
    await run({ dataDir, databaseUrl, firstStartMs, development, inProduction });
  } finally {
    for (const server of servers) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The variables that tell a server or a command where its data is. */
export function placeOf({ dataDir, databaseUrl }: Pick<SeededFolder, 'dataDir' | 'databaseUrl'>): NodeJS.ProcessEnv {
  return { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}

/** Where the database of a running server listens. Its sessions have the settings of those of the server. */
export function poolOf({ dataDir, databaseUrl }: Pick<SeededFolder, 'dataDir' | 'databaseUrl'>): pg.PoolConfig {
  const options = settingsAsArguments({ ...SESSION_SETTINGS, work_mem: String(LEAST_WORK_MEM) }).join(' ');
  const where =
    databaseUrl === undefined ? { ...openSocketOf(dataDir).address, database: EMBEDDED_DATABASE } : { connectionString: databaseUrl };
  return { ...where, options, max: 16 };
}
