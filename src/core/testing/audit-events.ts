import { sql } from 'kysely';
import type { AuditTables } from '#core/server/audit/audit-tables.ts';
import type { TestServer } from './server-kit.ts';

/** The events about one object in the audit record, oldest first, without refused calls. */
export function eventsAbout({ db }: Pick<TestServer, 'db'>, subjectId: string) {
  return db
    .$extendTables<AuditTables>()
    .selectFrom('audit_events')
    .innerJoin('audit_details', 'event_id', 'id')
    .select(['action', 'actor_id', 'changes'])
    .where('subject_id', '=', subjectId)
    .where('outcome', '=', 'done')
    .orderBy('id')
    .execute();
}

/** From now on, the database refuses each new event, and with it the change in the same transaction. */
export async function refuseEvents({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await sql`alter table audit_events add constraint no_more_events check (false) not valid`.execute(db);
}
