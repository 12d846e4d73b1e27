import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMBEDDED_DATABASE } from '#core/server/db/embedded-database.ts';
import { openSocketOf } from '#core/server/db/embedded-postgres/socket-address.ts';
import { freePort, TrellisServer } from '../../tests/support/trellis-server.ts';
import { timed } from './api/load.ts';

// The server as it is operated, where replies are not checked; and one sender asks more often than the limits of requests allow.
const AS_OPERATED = { CHECK_REPLIES: '0', RATE_LIMITS: 'off' };
const IN_PRODUCTION = { ...AS_OPERATED, NODE_ENV: 'production', TRELLIS_DEMO: '1' };
/** A first start makes a database. */
const FIRST_START_MS = 180_000;

/** A data folder with the demo data, and servers on it. */
export interface SeededFolder {
  readonly dataDir: string;
  /** How long the first start took until everything was ready. */
  readonly firstStartMs: number;
  /** The server that made the data, stopped. */
  readonly development: TrellisServer;
  /** A server in production, not started. `main` is the program that starts it, by default that of the product. */
  readonly inProduction: (env?: NodeJS.ProcessEnv, main?: string) => Promise<TrellisServer>;
}

/** Runs something in a data folder with the demo data. Stops all servers and removes the folder at the end. */
export async function inSeededFolder(run: (folder: SeededFolder) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'trellis-bench-'));
  const servers: TrellisServer[] = [];
  const serverWith = async (env: NodeJS.ProcessEnv, main?: string): Promise<TrellisServer> => {
    const server = new TrellisServer({ port: await freePort(), dataDir, env, ...(main !== undefined && { main }) });
    servers.push(server);
    return server;
  };
  try {
    const development = await serverWith(AS_OPERATED);
    const firstStartMs = await timed(() => development.start(FIRST_START_MS));
    await development.stop();
    await run({ dataDir, firstStartMs, development, inProduction: (env = {}, main) => serverWith({ ...IN_PRODUCTION, ...env }, main) });
  } finally {
    for (const server of servers) await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Where the database of a running server listens. */
export function poolOf({ dataDir }: Pick<SeededFolder, 'dataDir'>) {
  return { ...openSocketOf(dataDir).address, database: EMBEDDED_DATABASE, max: 16 };
}
