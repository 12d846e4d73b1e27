import { readConfig } from '#core/server/config/read-config.ts';
import type { OpenDatabase } from '#core/server/db/open-database.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import type { ServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { createServerRegistry } from '#core/server/plugin/server-registry.ts';
import { JobStore } from '#core/server/queue/job-store.ts';
import { createQueue } from '#core/server/queue/queue.ts';
import { MailCollector } from './mail-collector.ts';
import { NO_PROVIDER } from './no-provider.ts';
import { TEST_SECRETS } from './test-secrets.ts';

/** Starts the plugins, so that they write their first rows, and stops them. */
export async function startOnce(plugins: readonly ServerPlugin[], database: OpenDatabase): Promise<void> {
  const log = createLogger('silent');
  const config = readConfig({ NODE_ENV: 'test' });
  const parts = {
    config,
    db: database.db,
    identity: NO_PROVIDER,
    queue: createQueue(new JobStore(database)),
    mailer: new MailCollector(),
    log,
    secrets: TEST_SECRETS,
    now: () => new Date(),
  };
  const stop = await createServerRegistry(plugins, parts).start();
  await stop();
}
