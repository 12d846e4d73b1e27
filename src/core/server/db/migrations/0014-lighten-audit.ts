import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Fewer and smaller indexes for the audit record, because each audited write pays for them. The id of an event is a UUIDv7 of its time, so
 * the primary key gives the order by time.
 */
export const lightenAudit: Migration = {
  id: 'core/0014-lighten-audit',
  up: async (db) => {
    await sql`drop index audit_events_newest, audit_events_actor, audit_events_subject`.execute(db);
    await sql`create index audit_events_actor on audit_events (actor_id, id)`.execute(db);
    await sql`create index audit_events_subject on audit_events (subject_id, id)`.execute(db);
    // For periods of the past.
    await sql`create index audit_events_at on audit_events using brin (at)`.execute(db);
    // The server limits the changes of an event before it writes them. This is the size of the binary form, whose text is not made again.
    await sql`alter table audit_details drop constraint audit_details_changes_check`.execute(db);
    await sql`alter table audit_details add constraint audit_details_changes_check check (pg_column_size(changes) <= 262144)`.execute(db);
  },
  down: async (db) => {
    await sql`alter table audit_details drop constraint audit_details_changes_check`.execute(db);
    await sql`alter table audit_details add constraint audit_details_changes_check check (octet_length(changes::text) <= 32768)`.execute(
      db,
    );
    await sql`drop index audit_events_at, audit_events_actor, audit_events_subject`.execute(db);
    await sql`create index audit_events_newest on audit_events (at, id)`.execute(db);
    await sql`create index audit_events_actor on audit_events (actor_id, at, id)`.execute(db);
    await sql`create index audit_events_subject on audit_events (subject_id, at, id)`.execute(db);
  },
};
