import type { AuditTables } from '#core/server/audit/audit-tables.ts';
import type { TestServer } from '#core/testing/server-kit.ts';

/** The events about one object in the audit record, oldest first, without refused calls. */
export function eventsAbout(api: TestServer, subjectId: string) {
  return api.db
    .$extendTables<AuditTables>()
    .selectFrom('audit_events')
    .innerJoin('audit_details', 'event_id', 'id')
    .select(['action', 'actor_id', 'changes'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
}

/** The number of the last change of rights, as the database has it. */
export async function epochOf(api: TestServer): Promise<number> {
  return (await api.db.selectFrom('access_epoch').select('epoch').executeTakeFirstOrThrow()).epoch;
}
