import { type Kysely, sql } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';

/** The kind of notice of the measured server that is raised to many people. */
export const RAISED = 'bench.raised';

/** The identities of the generated candidates, before their number. */
export const APPLICANT_UID = 'bench-applicant-';

const CANDIDATES = 60_000;
/** People who are told at once. */
export const READERS = 10_000;

/** Adds candidates who can apply. */
export async function generateReaders(db: Kysely<CoreTables>): Promise<void> {
  await sql`
    insert into users (id, identity_uid, email, email_verified, name, role, created_at, updated_at)
    select gen_random_uuid(), ${APPLICANT_UID} || n, 'reader-' || n || '@bench.test', true, 'Reader ' || n, 'candidate', now(), now()
    from generate_series(1, ${CANDIDATES}::int) n`.execute(db);
  await sql`vacuum analyze users`.execute(db);
}

/** The users who are told at once. */
export async function toldUsers(db: Kysely<CoreTables>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('identity_uid', 'like', `${APPLICANT_UID}%`)
    .orderBy('id')
    .limit(READERS)
    .execute();
  return rows.map(({ id }) => id);
}

/** Adds notices of the last months that a user was told of, one in ten unread. */
export async function generateNotices(db: Kysely<CoreTables>, userId: string, count: number): Promise<void> {
  await sql`
    insert into notices (id, user_id, kind, about, params, state, due_at, told_at, read_at)
    select gen_random_uuid(), ${userId}::uuid, made.kind, 'bench-' || n, made.params, null, told, told,
      case when n % 10 = 0 then null else told end
    from generate_series(1, ${count}::int) n
    cross join lateral (select now() - n * interval '4 minutes' as told) as times
    cross join lateral (
      select case when n % 3 = 0 then 'core.file-infected' else 'applications.closed' end as kind,
        case when n % 3 = 0 then jsonb_build_object('file', 'certificate-' || n || '.pdf') else jsonb_build_object(
          'applicationId', gen_random_uuid(), 'isEnded', true, 'job', 'Welder ' || n, 'company', 'Harbour Works') end as params
    ) as made`.execute(db);
  await sql`vacuum analyze notices`.execute(db);
}
