import { sql } from 'kysely';
import { concurrentIndexes } from '../concurrent-indexes.ts';
import type { Migration } from '../migration.ts';

/** The extension whose indexes find parts of texts. It stays, because plugins use it too. */
export const addTrigrams: Migration = {
  id: 'core/0007-trigrams',
  up: async (db) => void (await sql`create extension if not exists pg_trgm`.execute(db)),
  down: async () => undefined,
};

/** Finds administrators, users by a part of their name or address, and events of the audit record by each of their filters. */
export const addLookups = concurrentIndexes('core/0008-lookups', [
  { name: 'users_admins', on: "users (id) where role = 'admin'" },
  { name: 'users_parts', on: 'users using gin (name gin_trgm_ops, email gin_trgm_ops) with (fastupdate=off)' },
  { name: 'audit_events_action', on: 'audit_events (action, id)' },
  { name: 'audit_events_kind', on: 'audit_events (subject, id)' },
  { name: 'audit_events_viewer', on: 'audit_events (viewer_id, id) where viewer_id is not null' },
]);
