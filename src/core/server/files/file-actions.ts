import type { FileLinkRequest } from '#core/contract/files/schemas.ts';
import { auditAction } from '../audit/audit-action.ts';
import type { StoredRow } from './file-rows.ts';

/** A user other than the owner got a link to a file. For pictures in pages, once an hour. */
export const fileRead = auditAction({
  name: 'file.read',
  subject: 'file',
  fields: { purpose: 'value', ownerKind: 'value', ownerId: 'value', disposition: 'value' },
});

/** The entry of {@link fileRead} for a file. */
export function readingOf({ id, purpose, owner_kind, owner_id }: StoredRow, disposition: FileLinkRequest['disposition']) {
  const changes = { purpose: [null, purpose], ownerKind: [null, owner_kind], ownerId: [null, owner_id] } as const;
  return { subjectId: id, changes: { ...changes, disposition: [null, disposition] } } as const;
}
