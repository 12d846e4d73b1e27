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
export async function readEvents(db: AuditDatabase, { filters, limit, after }: EventsQuery) {
  const [comesAfter, direction] = filters.sort === 'oldest' ? ([sql`>`, 'asc'] as const) : ([sql`<`, 'desc'] as const);
  const position = after === undefined ? sql<SqlBool>`true` : sql<SqlBool>`e.id ${comesAfter} ${after}::uuid`;
  return events(db)
    .where(await matching(db, filters))
    .where(position)
    .orderBy('e.id', direction)
    .limit(limit)
    .execute();
}

/** All events that match. */
export async function countedEvents(db: AuditDatabase, filters: AuditFilters): Promise<RawBuilder<unknown>> {
  return sql`select from audit_events e where ${await matching(db, filters)}`;
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

async function matching(db: AuditDatabase, { who, action, subject, outcome, from, to }: AuditFilters): Promise<RawBuilder<SqlBool>> {
  const conditions = [
    ...(given(who) ? [byPerson(await idsOf(db, who))] : []),
    ...(given(action) ? [sql`e.action = ${action}`] : []),
    ...(given(subject) ? [sql`(e.subject = ${subject} or e.subject_id = ${subject} or ${aboutPerson(await idsOf(db, subject))})`] : []),
    ...(given(outcome) ? [sql`e.outcome = ${outcome}`] : []),
    ...(given(from) ? [sql`e.at >= ${new Date(from)}`] : []),
    ...(given(to) ? [sql`e.at < ${new Date(to)}`] : []),
  ];
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function given(filter: string | undefined): filter is string {
  return filter !== undefined && filter !== '';
}

/** Users are found first. In one statement, a condition on them beside others would read all events. */
async function idsOf(db: AuditDatabase, who: string): Promise<RawBuilder<unknown>> {
  const id = idSchema.safeParse(who);
  if (id.success) return oneOf([id.data]);
  const named = db.selectFrom('users').select('id').where(isNamed(who));
  const found = await named.limit(MOST_PEOPLE + 1).execute();
  // Events of so many people are frequent: the newest ones are found soon.
  return found.length > MOST_PEOPLE ? sql`in (${named})` : oneOf(found.map((user) => user.id));
}

const MOST_PEOPLE = 1000;

function oneOf(ids: readonly string[]): RawBuilder<unknown> {
  return sql`= any(${[...ids]}::uuid[])`;
}

function byPerson(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(e.actor_id ${ids} or e.viewer_id ${ids})`;
}

function aboutPerson(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(e.subject = 'user' and e.subject_id in (select id::text from users where id ${ids}))`;
}

function isNamed(part: string): RawBuilder<SqlBool> {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(name ilike ${pattern} or email ilike ${pattern})`;
}
