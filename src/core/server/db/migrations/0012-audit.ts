import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The audit record. `audit_unsealed` lists the events that the chain of seals does not contain yet. There are no foreign keys: an event
 * outlives its actor, each audited write would pay for the check of its own rows, and `audit:verify` finds every wrong row.
 *
 * Triggers refuse each change of events and seals. A transaction may delete them only after it has inserted a row into `audit_cuts`, and
 * only up to the number of that row. `xmin` of a row is the transaction that inserted it.
 */
export const audit: Migration = {
  id: 'core/0012-audit',
  up: async (db) => {
    await sql`
      create table audit_events (
        id uuid primary key,
        at timestamptz(3) not null,
        actor_id uuid,
        actor_role text,
        viewer_id uuid,
        action text not null,
        subject text not null,
        subject_id text,
        outcome text not null check (outcome in ('done', 'refused')),
        request_id text not null,
        details_hash bytea not null
      )`.execute(db);
    await sql`create index audit_events_newest on audit_events (at, id)`.execute(db);
    await sql`create index audit_events_actor on audit_events (actor_id, at, id)`.execute(db);
    await sql`create index audit_events_subject on audit_events (subject_id, at, id)`.execute(db);
    await sql`
      create table audit_details (
        event_id uuid primary key,
        salt bytea not null,
        ip text,
        user_agent text,
        changes jsonb not null check (octet_length(changes::text) <= 32768)
      )`.execute(db);
    await sql`create table audit_unsealed (event_id uuid primary key)`.execute(db);
    await sql`
      create table audit_seals (
        seq bigint primary key check (seq > 0),
        event_id uuid not null unique,
        prev bytea not null,
        hash bytea not null
      )`.execute(db);
    await sql`create table audit_cuts (seq bigint primary key check (seq > 0), hash bytea not null)`.execute(db);
    await addTriggers(db);
  },
  down: async (db) => {
    await sql`drop table audit_cuts, audit_seals, audit_unsealed, audit_details, audit_events`.execute(db);
    await sql`drop function audit_refuse_change, audit_refuse_event_delete, audit_refuse_seal_delete`.execute(db);
  },
};

async function addTriggers(db: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`
    create function audit_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The audit record takes no % of %', lower(tg_op), tg_table_name using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create function audit_refuse_seal_delete() returns trigger language plpgsql as $$
    begin
      if exists (select from audit_cuts where seq >= old.seq and xmin = pg_current_xact_id()::xid) then
        return old;
      end if;
      raise exception 'The audit record takes no delete of %', tg_table_name using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create function audit_refuse_event_delete() returns trigger language plpgsql as $$
    begin
      if exists (select from audit_cuts where xmin = pg_current_xact_id()::xid)
        and not exists (select from audit_seals where event_id = old.id)
        and not exists (select from audit_unsealed where event_id = old.id) then
        return old;
      end if;
      raise exception 'The audit record takes no delete of %', tg_table_name using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  const refuse = sql`execute function audit_refuse_change()`;
  await sql`create trigger audit_events_change before update or truncate on audit_events for each statement ${refuse}`.execute(db);
  await sql`create trigger audit_seals_change before update or truncate on audit_seals for each statement ${refuse}`.execute(db);
  await sql`create trigger audit_details_change before update on audit_details for each statement ${refuse}`.execute(db);
  await sql`create trigger audit_cuts_change before update or delete or truncate on audit_cuts for each statement ${refuse}`.execute(db);
  await sql`
    create trigger audit_events_delete before delete on audit_events
      for each row execute function audit_refuse_event_delete()`.execute(db);
  await sql`
    create trigger audit_seals_delete before delete on audit_seals
      for each row execute function audit_refuse_seal_delete()`.execute(db);
}
