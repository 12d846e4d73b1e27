import type { PostingListener } from '../../contract/posting-references.ts';
import type { JobsDatabase } from '../job-tables.ts';
import type { ManagedScope } from './managed-postings.ts';

export interface OpenApplicationsDependencies {
  readonly db: JobsDatabase;
  readonly listeners: () => readonly PostingListener[];
}

/** How many applications end with these postings. Postings outside the scope count as if they had none. */
export async function countOpenApplications(
  { db, listeners }: OpenApplicationsDependencies,
  { companies }: Pick<ManagedScope, 'companies'>,
  jobIds: readonly string[],
): Promise<number> {
  if (companies?.length === 0) return 0;
  const rows = await db
    .selectFrom('job_postings')
    .select('id')
    .where('id', 'in', jobIds)
    .$if(companies !== undefined, (some) => some.where('company_id', 'in', companies ?? []))
    .execute();
  return endingWith(
    listeners(),
    rows.map(({ id }) => id),
  );
}

/** How many applications the listeners would end when these postings end. */
export async function endingWith(listeners: readonly PostingListener[], jobIds: readonly string[]): Promise<number> {
  let sum = 0;
  for (const { endedBy } of listeners) {
    for (const count of (await endedBy?.(jobIds))?.values() ?? []) sum += count;
  }
  return sum;
}
