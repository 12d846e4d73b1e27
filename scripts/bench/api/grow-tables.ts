import { sql } from 'kysely';
import { generateFeedback } from './generate-feedback.ts';
import { generateUsers } from './user-list.ts';
import type { BenchDatabase } from './world.ts';

/** The posting of a company whose applications fill a board. */
export interface GrownBoard {
  readonly jobId: string;
}

/** Gives the tables of the dearest calls as many rows: users, messages, companies, postings and applications of one company, events and skills. */
export async function growTables(db: BenchDatabase, rows: number): Promise<GrownBoard> {
  await generateUsers(db, rows);
  await generateFeedback(db, rows);
  await insertCompanies(db, rows);
  await insertEvents(db, rows);
  await insertSkills(db, rows);
  await insertPostings(db, rows);
  const jobId = await insertApplications(db);
  await sql`vacuum analyze`.execute(db);
  return { jobId };
}

async function insertCompanies(db: BenchDatabase, rows: number): Promise<void> {
  await sql`
    insert into companies (id, name, name_key, origin)
    select uuidv7(), 'Company ' || n, 'company ' || n, 'imported' from generate_series(1, ${rows}::int) n`.execute(db);
}

async function insertEvents(db: BenchDatabase, rows: number): Promise<void> {
  await sql`
    insert into audit_events (id, at, actor_id, actor_role, action, subject, subject_id, outcome, request_id, details_hash)
    select uuidv7(), now(), users.id, 'admin', case when n % 1000 = 0 then 'user.suspended' else 'user.role-chosen' end, 'user', users.id::text,
      'done', 'bench-' || n, sha256(n::text::bytea)
    from generate_series(1, ${rows}::int) n join users on users.identity_uid = 'bench-' || n % ${rows}::int`.execute(db);
}

async function insertSkills(db: BenchDatabase, rows: number): Promise<void> {
  await sql`
    insert into master_rows (entity, code, name, created_at, updated_at)
    select 'skills', 'bench-' || n, 'Skill ' || n, now(), now() from generate_series(1, ${rows}::int) n`.execute(db);
  await sql`
    insert into master_names (entity, code, language, kind, name, key, words)
    select 'skills', 'bench-' || n, 'en', 'preferred', 'Skill ' || n, 'skill ' || n, to_tsvector('simple', 'skill ' || n)
    from generate_series(1, ${rows}::int) n`.execute(db);
}

/** Paused postings of the company of the demo employer. */
async function insertPostings(db: BenchDatabase, rows: number): Promise<void> {
  await sql`
    insert into job_postings (id, company_id, company_name, title, source, status, content_hash, created_at, updated_at, published_at)
    select uuidv7(), companies.id, companies.name, 'Gardener ' || n, 'authored', 'paused', sha256(('grown ' || n)::bytea), now(), now(), now()
    from companies join company_members on company_id = companies.id join users on users.id = user_id, generate_series(1, ${rows}::int) n
    where users.email = 'employer@demo.test'`.execute(db);
}

/** Each generated candidate applies to the newest posting, and one of them to all. */
async function insertApplications(db: BenchDatabase): Promise<string> {
  const grown = sql`from job_postings where title like 'Gardener %' and source = 'authored'`;
  const { rows } = await sql<{ id: string }>`select id ${grown} order by id desc limit 1`.execute(db);
  const jobId = rows[0]?.id ?? '';
  const applied = sql`insert into job_applications (id, job_id, company_id, candidate_id, attempt_no, message, stage, job_title, company_name)`;
  await sql`${applied}
    select uuidv7(), job.id, job.company_id, users.id, 1, '', 'submitted', job.title, job.company_name
    from users join job_postings as job on job.id = ${jobId} where users.role = 'candidate' and users.identity_uid like 'bench-%'`.execute(
    db,
  );
  await sql`${applied}
    select uuidv7(), job.id, job.company_id, users.id, 1, '', 'submitted', job.title, job.company_name
    from (select * ${grown} and id <> ${jobId}) as job, users where users.email = 'candidate@demo.test'`.execute(db);
  await sql`insert into job_application_moves (application_id, seq, to_stage, moved_by)
    select id, 1, 'submitted', 'candidate' from job_applications as grown
    where not exists (select from job_application_moves where application_id = grown.id)`.execute(db);
  return jobId;
}
