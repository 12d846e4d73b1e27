import { sql } from 'kysely';
import type { Schedule } from '#core/server/queue/work.ts';
import type { OpenJobCounter } from '../contract/open-job-counters.ts';
import type { EmployerDatabase } from './company-repository.ts';

/** Companies that are read and counted at once. */
const PORTION = 1_000;

/** Companies that are written at once. Few, so that writers of these rows do not wait long. */
const WRITTEN = 200;

/** Writes the numbers of open jobs of companies, for their list. A stopped run is continued by the next one, which begins again. */
export function countOpenJobs(db: EmployerDatabase, counters: () => readonly OpenJobCounter[]): Schedule {
  return {
    name: 'employer.count-open-jobs',
    cron: '*/5 * * * *',
    beginsAtOnce: true,
    run: async ({ signal, log }) => {
      let changed = 0;
      for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
        signal.throwIfAborted();
        const stored = await companiesAfter(db, after);
        const last = stored.at(-1);
        if (last === undefined) break;
        changed += await writeChanged(db, stored, await sumOf(counters(), stored));
        after = last.id;
      }
      if (changed > 0) log.info({ count: changed }, 'Companies have other numbers of open jobs.');
    },
  };
}

interface StoredNumber {
  readonly id: string;
  readonly open_jobs: number;
}

function companiesAfter(db: EmployerDatabase, after: string): Promise<StoredNumber[]> {
  return db
    .selectFrom('companies')
    .select(['id', 'open_jobs'])
    .where(sql<boolean>`id > ${after}::uuid`)
    .orderBy('id')
    .limit(PORTION)
    .execute();
}

async function sumOf(counters: readonly OpenJobCounter[], companies: readonly StoredNumber[]): Promise<(id: string) => number> {
  const ids = companies.map(({ id }) => id);
  const counts: ReadonlyMap<string, number>[] = [];
  for (const { countsOf } of counters) counts.push(await countsOf(ids));
  return (id) => counts.reduce((sum, count) => sum + (count.get(id) ?? 0), 0);
}

/** Companies that somebody else is changing are left to the next run, so nobody waits and no lock meets another. */
async function writeChanged(db: EmployerDatabase, stored: readonly StoredNumber[], countOf: (id: string) => number): Promise<number> {
  const changed = stored.filter(({ id, open_jobs }) => open_jobs !== countOf(id)).map(({ id }) => id);
  let written = 0;
  for (let from = 0; from < changed.length; from += WRITTEN) {
    const ids = changed.slice(from, from + WRITTEN);
    const { numAffectedRows = 0n } = await sql`
      with free as (
        select companies.id, counted.open_jobs
        from unnest(${ids}::uuid[], ${ids.map(countOf)}::integer[]) as counted (id, open_jobs)
        join companies on companies.id = counted.id
        order by companies.id for no key update of companies skip locked
      )
      update companies set open_jobs = free.open_jobs from free where companies.id = free.id`.execute(db);
    written += Number(numAffectedRows);
  }
  return written;
}
