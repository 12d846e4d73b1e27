import type { Issue } from '#core/contract/errors.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { PostingFields } from '../../contract/posting-input-schemas.ts';
import type { PostingRow } from '../job-mapping.ts';
import { deadlineIssues, nextExpiry } from '../life-cycle/expiry.ts';
import { needsOf } from './needs.ts';

/** The fields of a posting before and after an edit. */
export interface EditedFields {
  readonly before: PostingFields;
  readonly after: PostingFields;
}

/** What a posting that is no draft would lack after an edit by a member of its company. With `publishing`, a deadline must not have passed. */
export async function editIssues(
  catalogue: Pick<MasterCatalogue, 'refused'>,
  row: Pick<PostingRow, 'published_at' | 'expires_at'>,
  { before, after }: EditedFields,
  now: Date,
  publishing?: Date,
): Promise<Issue[]> {
  const expiry = nextExpiry(row, after.details.days, now);
  return [
    ...(await needsOf(catalogue, after, before)),
    ...deadlineIssues(after.deadline, { expiry, ...(publishing !== undefined && { publishing }) }),
  ];
}
