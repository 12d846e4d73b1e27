import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { idSchema } from '#core/contract/schema.ts';
import type { AuditDatabase } from '#core/server/audit/audit-tables.ts';
import type { AuditFilters } from '../contract/schemas.ts';

interface EventsQuery {
  readonly filters: AuditFilters;
  readonly limit: number;
  /** Id of the event after which the page continues. Ids are in the order of time. */
  readonly after: string | undefined;
}

/** An event with its seal, its details and the names of its users. */
export type EventRow = Awaited<ReturnType<typeof readEvents>>[number];

/** Events that match the filters, in the chosen order. */
export function readEvents(db: AuditDatabase, { filters, limit, after }: EventsQuery) {
  const [comesAfter, direction] = filters.sort === 'oldest' ? ([sql`>`, 'asc'] as const) : ([sql`<`, 'desc'] as const);
  const position = after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`e.id ${comesAfter} ${after}::uuid`;
  return events(db).where(matching(filters)).where(position).orderBy('e.id', direction).limit(limit).execute();
}

/** All events that match. */
export function countedEvents(filters: AuditFilters): RawBuilder<unknown> {
  return sql`select from audit_events e where ${matching(filters)}`;
}

export function readEvent(db: AuditDatabase, id: string): Promise<EventRow | undefined> {
  return events(db).where('e.id', '=', id).executeTakeFirst();
}

// Ids of other kinds of objects are not UUIDs. A cast of the column of users would not use its index.
const SUBJECT_USER = sql<string>`case when e.subject = 'user' and e.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then e.subject_id::uuid end`;

function events(db: AuditDatabase) {
  return db
    .selectFrom('audit_events as e')
    .leftJoin('audit_seals as s', 's.event_id', 'e.id')
    .leftJoin('audit_details as d', 'd.event_id', 'e.id')
    .leftJoin('users as actor', 'actor.id', 'e.actor_id')
    .leftJoin('users as viewer', 'viewer.id', 'e.viewer_id')
    .leftJoin('users as person', (join) => join.on('person.id', '=', SUBJECT_USER))
    .select(['e.id', 'e.at', 'e.actor_id', 'e.actor_role', 'e.viewer_id', 'e.action', 'e.subject', 'e.subject_id', 'e.outcome'])
    .select(['e.request_id', 's.seq', 's.hash', 'd.event_id as details_of', 'd.ip', 'd.user_agent', 'd.changes'])
    .select(['actor.name as actor_name', 'viewer.name as viewer_name', 'person.name as person_name']);
}

function matching({ who, action, subject, outcome, from, to }: AuditFilters): RawBuilder<SqlBool> {
  const conditions = [
    ...(given(who) ? [byPerson(who)] : []),
    ...(given(action) ? [sql`e.action = ${action}`] : []),
    ...(given(subject) ? [sql`(e.subject = ${subject} or e.subject_id = ${subject} or ${aboutPerson(subject)})`] : []),
    ...(given(outcome) ? [sql`e.outcome = ${outcome}`] : []),
    ...(given(from) ? [sql`e.at >= ${new Date(from)}`] : []),
    ...(given(to) ? [sql`e.at < ${new Date(to)}`] : []),
  ];
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function given(filter: string | undefined): filter is string {
  return filter !== undefined && filter !== '';
}

function byPerson(who: string): RawBuilder<unknown> {
  const id = idSchema.safeParse(who);
  if (id.success) return sql`(e.actor_id = ${id.data} or e.viewer_id = ${id.data})`;
  const ids = sql`(select id from users where ${isNamed(who)})`;
  return sql`(e.actor_id in ${ids} or e.viewer_id in ${ids})`;
}

function aboutPerson(subject: string): RawBuilder<unknown> {
  return sql`(e.subject = 'user' and e.subject_id in (select id::text from users where ${isNamed(subject)}))`;
}

function isNamed(part: string): RawBuilder<unknown> {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(name ilike ${pattern} or email ilike ${pattern})`;
}
