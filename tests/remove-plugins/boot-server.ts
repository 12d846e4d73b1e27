// node tests/remove-plugins/boot-server.ts [DATA_DIR]: starts the server of this copy, requests its page, and stops it. Prints the error of
// a failed boot. A given data folder is kept.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fastFolder } from '#core/testing/fast-folder.ts';
import { freePort, TrellisServer } from '../support/trellis-server.ts';

const [kept] = process.argv.slice(2);
const dataDir = kept ?? (await mkdtemp(join(fastFolder(), 'trellis-boot-')));
const server = new TrellisServer({ port: await freePort(), dataDir });
try {
  await server.start();
  const page = await fetch(server.url, { headers: { accept: 'text/html' } });
  // Without the plugin of this page, the shell reports that itself, with status 404.
  if (!page.ok && page.status !== 404) throw new Error(`The page answered ${page.status}.`);
  if (!/<script[^>]*\ssrc=/.test(await page.text())) throw new Error('The page is not the shell of the client.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.stop();
  if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
}
