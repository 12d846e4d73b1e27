import { type Param, type Prepared, prepared } from '../db/prepared.ts';
import type { AuditDatabase, AuditEventsTable } from './audit-tables.ts';

/** An event with its details, as the columns of the tables. */
export interface NewEvent extends AuditEventsTable {
  readonly salt: Buffer;
  readonly ip: string | null;
  readonly user_agent: string | null;
  /** JSON. */
  readonly changes: string;
}

let insert: Prepared<NewEvent, unknown> | undefined;

/** Inserts an event, its details and the note that it has no seal yet. One prepared statement: each audited write pays for it. */
export async function insertEvent(db: AuditDatabase, event: NewEvent): Promise<void> {
  insert ??= prepared(db, (param) => insertion(db, param));
  await insert(event, db);
}

function insertion(db: AuditDatabase, param: Param<NewEvent>) {
  return db
    .with('details', (one) =>
      one.insertInto('audit_details').values({
        event_id: param('id'),
        salt: param('salt'),
        ip: param('ip'),
        user_agent: param('user_agent'),
        changes: param('changes'),
      }),
    )
    .with('unsealed', (one) => one.insertInto('audit_unsealed').values({ event_id: param('id') }))
    .insertInto('audit_events')
    .values({
      id: param('id'),
      at: param('at'),
      actor_id: param('actor_id'),
      actor_role: param('actor_role'),
      viewer_id: param('viewer_id'),
      action: param('action'),
      subject: param('subject'),
      subject_id: param('subject_id'),
      outcome: param('outcome'),
      request_id: param('request_id'),
      details_hash: param('details_hash'),
    });
}
