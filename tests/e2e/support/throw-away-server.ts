import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fastFolder } from '#core/testing/fast-folder.ts';
import { freePort, TrellisServer } from '../../support/trellis-server.ts';

// All workers start a server at the same time. Below the limit of their fixture, so that this error is shown instead of that of the fixture.
const START_LIMIT_MS = 110_000;

/** Starts the real server with the built client on a free port. Its data folder is removed afterwards. In mode `test`, it hashes passwords cheaply. */
export async function startThrowAwayServer(env: NodeJS.ProcessEnv = {}): Promise<{ server: TrellisServer; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(fastFolder(), 'trellis-e2e-'));
  const server = new TrellisServer({ port: await freePort(), dataDir, env: { NODE_ENV: 'test', ...env } });
  const remove = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await server.start(START_LIMIT_MS);
  } catch (error) {
    await remove();
    throw error;
  }
  return { server, remove };
}
