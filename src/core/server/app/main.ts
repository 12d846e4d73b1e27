import path from 'node:path';
import { serverPlugins } from '#plugins/index.server.ts';
import { readConfig } from '../config/read-config.ts';
import { createLogger } from '../observability/logger.ts';
import { failureSentence } from './command-line.ts';
import { logUnhandledRejections, stopOnSignals } from './process-events.ts';
import { startServer } from './start-server.ts';
import { welcome } from './welcome.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

function fail(error: unknown): never {
  console.error(failureSentence(error));
  process.exit(1);
}

// What the server writes is for its own account alone. Only a few writers could name the rights of a file themselves.
process.umask(0o077);

try {
  const config = readConfig(process.env, root);
  const log = createLogger(config.logLevel);
  logUnhandledRejections(process, log);
  if (config.mode === 'production' && process.getuid?.() === 0) log.warn('The server runs as root. It needs a user with few rights only.');
  const starting = startServer(config, serverPlugins, log);
  // A signal during the start waits until the start is complete, because an incomplete start cannot be stopped cleanly.
  stopOnSignals(
    process,
    () => void starting.then(async (server) => server.stop()).then(() => process.exit(0), fail),
    () => process.exit(1),
    () => performance.now(),
  );
  console.log(welcome(await starting, config));
} catch (error) {
  fail(error);
}
