import type { Role } from '#core/contract/actor.ts';
import type { AuditEventDetails } from './schemas.ts';

/** Kind of object of the policies: the events of the audit record. */
export const AUDIT_EVENT = 'audit-event';

export const AUDIT_OUTCOMES = Object.freeze(['done', 'refused'] as const);

/** The orders of the list. */
export const AUDIT_ORDERS = Object.freeze(['newest', 'oldest'] as const);

/** A user in the record. `name` is `null` for a deleted user. */
export interface AuditPerson {
  readonly id: string;
  readonly name: string | null;
}

/** An event in the list. */
export interface AuditEvent {
  readonly id: string;
  /** Number in the chain of seals; `null` until the event is sealed, about a second later. */
  readonly seq: number | null;
  readonly at: string;
  /** `null` for a command of the operator and for background work. */
  readonly actor: AuditPerson | null;
  /** The role of the actor at that time. */
  readonly actorRole: Role | null;
  /** The administrator who saw the site as the actor. */
  readonly viewer: AuditPerson | null;
  /** `<subject>.<what>`; perhaps of a plugin that was removed. */
  readonly action: string;
  /** Kind of object, as in policies: `company`. */
  readonly subject: string;
  readonly subjectId: string | null;
  /** The object where it is a user. */
  readonly person: AuditPerson | null;
  readonly outcome: (typeof AUDIT_OUTCOMES)[number];
  /** What an import brought, as long as the details of the event are kept. */
  readonly imported: AuditedImport | null;
}

/** The objects and the rows of an import, or of its undo. */
export interface AuditedImport {
  /** The target and the place of the import: `admin-masters.rows` and `skills`. */
  readonly target: string;
  readonly place: string;
  /** Rows that were written or taken back. */
  readonly rows: number;
}

/** One event with everything that is known about it. */
export interface AuditEventDetail extends AuditEvent {
  readonly requestId: string;
  /** Hash of its seal in hexadecimal; `null` until the event is sealed. */
  readonly hash: string | null;
  /** `null` after the details were deleted. */
  readonly details: AuditEventDetails | null;
}
