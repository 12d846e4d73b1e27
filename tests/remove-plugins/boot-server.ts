// Starts the server of this copy, asks for its page, and stops it; the sentence of a failed boot is passed on.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, TrellisServer } from '../support/trellis-server.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'trellis-boot-'));
const server = new TrellisServer({ port: await freePort(), dataDir });
try {
  await server.start();
  const page = await fetch(server.url, { headers: { accept: 'text/html' } });
  // Without the plugin that has this page, the shell says so itself, with status 404.
  if (!page.ok && page.status !== 404) throw new Error(`The page answered ${page.status}.`);
  if (!/<script[^>]*\ssrc=/.test(await page.text())) throw new Error('The page is not the shell of the client.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
