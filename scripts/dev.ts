// `npm run dev`: rebuilds the client and restarts the server when their sources change. The page announces each new build.
import { watch } from 'node:fs';
import { projectRoot } from './checks/command.ts';
import { RestartingProcess } from './dev/restarting-process.ts';

// Editors write a file in several steps. Changes within this time count as one.
const SETTLE_MS = 150;

const builder = new RestartingProcess(['scripts/build-client.ts', '--watch']);
const server = new RestartingProcess(['src/core/server/app/main.ts'], { CHECK_REPLIES: '1' });
builder.start();
server.start();

let waiting: NodeJS.Timeout | undefined;
function restartSoon(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => void server.restart(), SETTLE_MS);
}

watch(`${projectRoot}/src`, { recursive: true }, (_event, file) => {
  if (file !== null && concernsServer(file)) restartSoon();
});

function concernsServer(file: string): boolean {
  const path = file.replaceAll('\\', '/');
  return /(^|\/)(server|contract)\//.test(path) || path.endsWith('index.server.ts');
}

async function stop(): Promise<void> {
  await Promise.all([builder.stop(), server.stop()]);
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
