import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { z } from '#core/contract/schema.ts';
import { coreServerPlugin } from '#core/server/app/core.server-plugin.ts';
import { readConfig } from '#core/server/config/read-config.ts';
import type { CoreTables } from '#core/server/db/database.ts';
import type { NoticeKind } from '#core/server/notices/notice-kind.ts';
import { NoticeWords, type WordFolders } from '#core/server/notices/notice-words.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { createServerRegistry } from '#core/server/plugin/server-registry.ts';
import { JobStore } from '#core/server/queue/job-store.ts';
import { createQueue } from '#core/server/queue/queue.ts';
import { MailCollector } from '#core/testing/mail-collector.ts';
import { NO_PROVIDER } from '#core/testing/no-provider.ts';
import { TEST_SECRETS } from '#core/testing/test-secrets.ts';
import { serverPlugins } from '#plugins/index.server.ts';

/** The folders with the words of notices of all plugins. */
export const noticeFolders: WordFolders = new Map(
  [coreServerPlugin, ...serverPlugins].flatMap(({ id, noticeWords }) => (noticeWords === undefined ? [] : [[id, noticeWords]])),
);

/** The words of notices of all plugins. */
export const noticeWords = new NoticeWords(noticeFolders);

/** The kinds of notices of all plugins. Needs no database: nothing is read before the server runs. */
export function everyNotice(): readonly NoticeKind[] {
  const db = new Kysely<CoreTables>({ dialect: new PostgresDialect({ pool: new pg.Pool() }) });
  const parts = { identity: NO_PROVIDER, mailer: new MailCollector(), secrets: TEST_SECRETS, now: () => new Date() };
  const registry = createServerRegistry(orderPlugins([coreServerPlugin, ...serverPlugins]), {
    ...{ ...parts, db, queue: createQueue(new JobStore({ db })) },
    config: readConfig({ NODE_ENV: 'test' }),
    log: createLogger('silent'),
  });
  return registry.noticeKinds.all.map(({ kind }) => kind);
}

/** Params that fit a kind: the last choice of each list, and texts that are easy to find. */
export function sampleParams(kind: NoticeKind): object {
  return kind.params.parse(sampleOf(z.toJSONSchema(kind.params, { io: 'input' })));
}

function sampleOf(schema: z.core.JSONSchema.BaseSchema): unknown {
  if (schema.enum !== undefined) return schema.enum.at(-1);
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0] as z.core.JSONSchema.BaseSchema);
  if (schema.format === 'uuid') return '01890a5d-ac96-774b-bcce-b302099a8057';
  if (schema.format === 'date-time') return '2026-03-01T09:00:00.000Z';
  if (schema.format === 'date') return '2026-03-01';
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 3;
  if (schema.type === 'array') return ['sample'];
  if (schema.type !== 'object') return 'Sample';
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, sampleOf(inner as z.core.JSONSchema.BaseSchema)]),
  );
}
