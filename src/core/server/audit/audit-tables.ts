import type { ColumnType, JSONColumnType, Kysely } from 'kysely';
import type { Role } from '#core/contract/actor.ts';
import type { CoreTables } from '../db/database.ts';

/** What happened. Rows never change. */
export interface AuditEventsTable {
  /** UUIDv7. */
  id: string;
  at: Date;
  /** `null` for a command of the operator and for background work. */
  actor_id: string | null;
  /** The role of the actor at that time. */
  actor_role: Role | null;
  /** The administrator who saw the site as the actor. */
  viewer_id: string | null;
  action: string;
  subject: string;
  subject_id: string | null;
  outcome: 'done' | 'refused';
  request_id: string;
  details_hash: Buffer;
}

/** Personal details of an event. They may be deleted, the hash in the event stays. */
interface AuditDetailsTable {
  event_id: string;
  salt: Buffer;
  ip: string | null;
  user_agent: string | null;
  changes: JSONColumnType<Record<string, unknown>, string, never>;
}

/** Events that have no seal yet. */
interface AuditUnsealedTable {
  event_id: ColumnType<string, string, never>;
}

/** The chain over the events, in the order in which they became visible. Rows never change. */
interface AuditSealsTable {
  /** From 1, without gaps. */
  seq: number;
  event_id: string;
  /** Hash of the seal before; of the newest cut, or 32 zero bytes, for the first one. */
  prev: Buffer;
  /** See `sealHash`. */
  hash: Buffer;
}

/** Where the retention removed the beginning of the record. The newest row counts. */
interface AuditCutsTable {
  /** Number of the last removed seal. */
  seq: number;
  /** Hash of the last removed seal. The chain continues from it. */
  hash: Buffer;
}

/** The tables of the audit record. */
export type AuditTables = {
  audit_events: AuditEventsTable;
  audit_details: AuditDetailsTable;
  audit_unsealed: AuditUnsealedTable;
  audit_seals: AuditSealsTable;
  audit_cuts: AuditCutsTable;
};

/** The database as the audit record sees it. */
export type AuditDatabase = Kysely<CoreTables & AuditTables>;
