import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '../db/transaction.ts';
import type { AuditAction, AuditEntry } from './audit-action.ts';
import type { AuditTables } from './audit-tables.ts';
import { canonicalJson } from './canonical-json.ts';
import { changesOf } from './changes.ts';
import { insertEvent } from './insert-event.ts';

/** Who acted, and through which request. */
export interface AuditOrigin {
  /** `null` for a command of the operator and for background work. */
  readonly actor: Pick<Actor, 'userId' | 'role'> | null;
  /** The administrator who saw the site as the actor; absent otherwise. */
  readonly viewerId?: string | undefined;
  readonly requestId: string;
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** Writes an event in the transaction of the change, so that there is never one without the other. */
export type RecordAudit = <Field extends string>(
  transaction: Transaction,
  action: AuditAction<Field>,
  entry?: AuditEntry<Field>,
) => Promise<void>;

const USER_AGENT_LENGTH = 300;
const SALT_BYTES = 16;

/** Writes the events of the declared actions. */
export class AuditLog {
  readonly #actions: ReadonlySet<AuditAction>;
  readonly #now: () => Date;

  constructor(actions: ReadonlySet<AuditAction>, now: () => Date) {
    this.#actions = actions;
    this.#now = now;
  }

  /** The function that writes the events of one origin. `originOf` is called only for an event. */
  of(originOf: () => AuditOrigin): RecordAudit {
    return (transaction, action, entry = {}) => this.write(transaction, { action, entry, origin: originOf(), outcome: 'done' });
  }

  /** @throws Error for an action that no plugin declares, or a field that the action does not declare */
  async write(transaction: Transaction, { action, entry, origin, outcome }: AuditedEvent): Promise<void> {
    if (!this.#actions.has(action)) throw new Error(`No plugin declares the audit action "${action.name}" in \`auditActions\``);
    const details = {
      ...senderOf(action, origin),
      changes: changesOf(action, entry.changes ?? {}),
    };
    const salt = randomBytes(SALT_BYTES);
    await insertEvent(tablesIn<AuditTables>(transaction), {
      id: uuidv7(),
      at: this.#now(),
      actor_id: origin.actor?.userId ?? null,
      actor_role: origin.actor?.role ?? null,
      viewer_id: origin.viewerId ?? null,
      action: action.name,
      subject: action.subject,
      subject_id: entry.subjectId ?? null,
      outcome,
      request_id: origin.requestId,
      details_hash: detailsHash(salt, details),
      ...details,
      salt,
      changes: JSON.stringify(details.changes),
    });
  }
}

function senderOf({ keepsSender }: AuditAction, { ip, userAgent }: AuditOrigin): Pick<AuditDetails, 'ip' | 'user_agent'> {
  if (keepsSender === false) return { ip: null, user_agent: null };
  // The database replaces half a character. The hash must be that of the stored text.
  return { ip: ip ?? null, user_agent: userAgent?.slice(0, USER_AGENT_LENGTH).toWellFormed() ?? null };
}

interface AuditedEvent {
  readonly action: AuditAction;
  readonly entry: AuditEntry;
  readonly origin: AuditOrigin;
  readonly outcome: 'done' | 'refused';
}

/** The details of an event, whose hash stands in the event. */
export interface AuditDetails {
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** The hash proves the details as long as they exist. The salt prevents guessing deleted details from their hash. */
export function detailsHash(salt: Buffer, { ip, user_agent, changes }: AuditDetails): Buffer {
  return createHash('sha256').update(salt).update(canonicalJson({ ip, user_agent, changes })).digest();
}
