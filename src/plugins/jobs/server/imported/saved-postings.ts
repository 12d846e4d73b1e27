import type { JobStatus } from '../../contract/job.ts';
import type { JobsDatabase } from '../jobs-database.ts';

/** The fields of an earlier imported posting that a new import needs. */
export interface SavedPosting {
  readonly id: string;
  readonly contentHash: Buffer;
  readonly status: JobStatus;
  readonly publishedAt: Date | null;
}

/** The postings with these keys, by key in hexadecimal digits. */
export async function savedPostings(db: JobsDatabase, keys: readonly Buffer[]): Promise<ReadonlyMap<string, SavedPosting>> {
  const rows = await db
    .selectFrom('job_postings')
    .select(['id', 'import_key', 'content_hash', 'status', 'published_at'])
    .where('import_key', 'in', keys)
    .execute();
  return new Map(
    rows.map((row) => [
      row.import_key?.toString('hex') ?? '',
      { id: row.id, contentHash: row.content_hash, status: row.status, publishedAt: row.published_at },
    ]),
  );
}
