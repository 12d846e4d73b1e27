import { type SqlBool, sql } from 'kysely';
import { fileIssue } from '#core/contract/files/file-issues.ts';
import type { FileOwner, FileOwnerKind, FilePurpose } from '#core/contract/files/file-purpose.ts';
import { sizeText } from '#core/contract/files/size-text.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { FileDatabase } from './file-tables.ts';

const MEGABYTE = 1024 * 1024;

/** The room that one owner's files may take, in bytes. */
const QUOTAS: Readonly<Record<FileOwnerKind, number>> = { user: 50 * MEGABYTE, company: 500 * MEGABYTE };

// Held files take no room of the quota, so that earlier applications never keep a candidate from sending another one. This is for abuse.
const WITH_HELD = 10;

// Files that nothing uses yet: those in the forms that are open, and those that replace others. They are deleted after a day.
const UNUSED_LIMIT = 20;

/** Whether an object uses the file, and does not only hold it. For statements on `files`. */
export const isKept = sql<SqlBool>`exists (select from file_uses where file_uses.file_id = files.id and not file_uses.is_held)`;

/**
 * Refuses a file for which the owner has no room. To be exact it needs the owner's lock.
 *
 * @throws ApiFault invalid
 */
export async function demandQuota(db: FileDatabase, owner: FileOwner, purpose: FilePurpose, bytes: number): Promise<void> {
  const kept = await db
    .selectFrom('files')
    .select(({ fn }) => [
      fn.sum<number | null>('stored_bytes').filterWhere(sql<SqlBool>`unused_since is not null or ${isKept}`).as('used'),
      fn.sum<number | null>('stored_bytes').as('withHeld'),
      fn.countAll<number>().filterWhere('unused_since', 'is not', null).filterWhere('purpose', '=', purpose.id).as('unused'),
    ])
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const quota = QUOTAS[owner.kind];
  const used = Number(kept.used);
  if (used + bytes > quota || Number(kept.withHeld) + bytes > WITH_HELD * quota) {
    throw new ApiFault('invalid', [fileIssue('files.quota', { used: sizeText(used), quota: sizeText(quota) })]);
  }
  const limit = purpose.perOwner + UNUSED_LIMIT;
  if (Number(kept.unused) >= limit) throw new ApiFault('invalid', [fileIssue('files.too-many', { limit })]);
}
