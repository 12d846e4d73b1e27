import path from 'node:path';
import { ROLES } from '#core/contract/actor.ts';
import { z } from '#core/contract/schema.ts';
import type { ServerConfig } from '#core/server/config/server-config.ts';
import type { OpenDatabase } from '#core/server/db/open-database.ts';
import type { Mailer } from '#core/server/mail/mailer.ts';
import { defineNotice } from '#core/server/notices/notice-kind.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { createServerRegistry, type ServerRegistry } from '#core/server/plugin/server-registry.ts';
import { JobStore } from '#core/server/queue/job-store.ts';
import { createQueue } from '#core/server/queue/queue.ts';
import { NO_PROVIDER } from '#core/testing/no-provider.ts';
import { TEST_SECRETS } from '#core/testing/test-secrets.ts';

/** A kind that is mailed without the minute of other kinds, and can be undone for two seconds. */
export const told = defineNotice({
  kind: 'crash.told',
  group: 'security',
  roles: ROLES,
  params: z.strictObject({ number: z.string().max(20), state: z.enum(['before', 'after']) }),
  mail: 'instant',
  waitSeconds: 2,
  state: ({ state }) => state,
});

const plugin = defineServerPlugin({
  id: 'crash',
  noticeWords: path.join(import.meta.dirname, 'words'),
  setup: () => ({ notices: [told] }),
});

/** The notices of a server on this database. A server that was killed loses its jobs after ten seconds. */
export function noticesOn(
  database: OpenDatabase,
  config: ServerConfig,
  mailer: Mailer,
): { readonly registry: ServerRegistry; readonly store: JobStore } {
  const store = new JobStore({ ...database, leaseSeconds: 10 });
  const parts = { identity: NO_PROVIDER, log: createLogger('silent'), secrets: TEST_SECRETS, now: () => new Date() };
  const registry = createServerRegistry([plugin], { ...parts, config, db: database.db, queue: createQueue(store), mailer });
  return { registry, store };
}
