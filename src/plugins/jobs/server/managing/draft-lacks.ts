import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { namesIn } from '../drafts/lacks.ts';
import { askingOnce } from '../imported/member-faults.ts';
import type { PostingRow } from '../job-mapping.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { publishingNeeds } from '../moves/demands.ts';
import { postingsWithCategory } from '../posting-repository.ts';

interface LacksDependencies {
  readonly db: JobsDatabase;
  readonly catalogue: Pick<MasterCatalogue, 'refused'>;
}

/** The same postings; the drafts with what they lack now, by the rules that would refuse their publication. */
export async function withLacks({ db, catalogue }: LacksDependencies, jobs: ManagedJob[], now: Date): Promise<ManagedJob[]> {
  const ids = jobs.filter(({ status }) => status === 'draft').map(({ id }) => id);
  if (ids.length === 0) return jobs;
  const rows = await postingsWithCategory(db).selectAll('job_postings').where('job_postings.id', 'in', ids).execute();
  const asked = askingOnce(catalogue);
  const lacks = new Map<string, string[]>();
  for (const row of rows) lacks.set(row.id, await draftLacks(asked, row, now));
  return jobs.map((job) => {
    const names = lacks.get(job.id);
    return names === undefined ? job : { ...job, lacks: names };
  });
}

/** The names of the fields that a draft lacks now. */
export async function draftLacks(catalogue: Pick<MasterCatalogue, 'refused'>, row: PostingRow, now: Date): Promise<string[]> {
  return namesIn(await publishingNeeds(catalogue, row, now));
}
