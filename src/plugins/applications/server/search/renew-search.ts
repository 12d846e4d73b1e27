import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import type { ReindexOptions } from '#core/server/plugin/reindex-command.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { ApplicationsDatabase } from '../application-tables.ts';
import { type SearchRows, WORDS_VERSION } from './search-rows.ts';

/** Applications that are asked for at once. Each has a transaction of its own. */
const PORTION = 200;

const FIRST = '00000000-0000-0000-0000-000000000000';

type NextApplications = (after: string) => RawBuilder<{ id: string }>;

/** Makes the words of all applications anew. Servers may run meanwhile. A run that was stopped can be repeated. Returns the number. */
export function reindexAll(db: ApplicationsDatabase, rows: Pick<SearchRows, 'write'>, options: ReindexOptions): Promise<number> {
  return writeEach(db, rows, options, everyApplication);
}

/** Makes the words that are missing, and those of earlier rules. */
export function renewSearch(db: ApplicationsDatabase, rows: Pick<SearchRows, 'write'>): Schedule {
  return {
    name: 'applications.renew-search',
    cron: '*/10 * * * *',
    beginsAtOnce: true,
    run: async ({ signal, log }) => {
      const count = await writeEach(db, rows, { signal }, withoutCurrentWords);
      if (count > 0) log.info({ count }, 'The words of applications were made anew.');
    },
  };
}

function everyApplication(after: string): RawBuilder<{ id: string }> {
  return sql`select id from job_applications where id > ${after}::uuid order by id limit ${sql.lit(PORTION)}`;
}

// A partial index has them.
function withoutCurrentWords(after: string): RawBuilder<{ id: string }> {
  return sql`
    select application_id as id from application_search
    where words_version < ${sql.lit(WORDS_VERSION)} and application_id > ${after}::uuid order by application_id limit ${sql.lit(PORTION)}`;
}

async function writeEach(
  db: ApplicationsDatabase,
  rows: Pick<SearchRows, 'write'>,
  { signal, progress }: ReindexOptions,
  next: NextApplications,
): Promise<number> {
  let [count, after] = [0, FIRST];
  while (!signal.aborted) {
    const { rows: found } = await next(after).execute(db);
    for (const { id } of found) await inTransaction(db, (_own, transaction) => rows.write(transaction, id));
    count += found.length;
    progress?.(count);
    const last = found.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  return count;
}
