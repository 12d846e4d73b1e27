import { createHash } from 'node:crypto';
import type { AuditDatabase, AuditEventsTable } from './audit-tables.ts';

/** The end of the chain so far: the number and the hash of a seal. */
export interface ChainEnd {
  readonly seq: number;
  readonly hash: Buffer;
}

/** Before the first seal. */
const CHAIN_START: ChainEnd = Object.freeze({ seq: 0, hash: Buffer.alloc(32) });

// Any number, but the same in every Trellis: only one transaction appends to the chain or cuts it at a time.
export const CHAIN_LOCK = 7_387_435_003;

/** The hash of an event's seal: SHA-256 of the hash of the seal before and the event as JSON with sorted keys. */
export function sealHash(prev: Buffer, event: AuditEventsTable): Buffer {
  return createHash('sha256').update(prev).update(canonicalEvent(event)).digest();
}

// The keys are written in their order: sorting them takes longer than the rest of the verification.
function canonicalEvent(event: AuditEventsTable): string {
  const { action, actor_id, actor_role, at, details_hash, id, outcome, request_id, subject, subject_id, viewer_id } = event;
  return JSON.stringify({
    action,
    actor_id,
    actor_role,
    at: at.toISOString(),
    details_hash: details_hash.toString('hex'),
    id,
    outcome,
    request_id,
    subject,
    subject_id,
    viewer_id,
  });
}

/** The newest cut; the start of the chain if the record was never cut. */
export async function chainBeginning(db: AuditDatabase): Promise<ChainEnd> {
  const cut = await db.selectFrom('audit_cuts').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return cut ?? CHAIN_START;
}

/** The newest seal. It is read from the database each time, because a restored database continues its own chain. */
export async function chainEnd(db: AuditDatabase): Promise<ChainEnd> {
  const seal = await db.selectFrom('audit_seals').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return seal ?? chainBeginning(db);
}
