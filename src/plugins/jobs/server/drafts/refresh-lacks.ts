import { type QueryExecutorProvider, sql } from 'kysely';
import type { PostingRow } from '../job-mapping.ts';
import { lacksOf } from './lacks.ts';
import { fieldsOf } from './posting-fields.ts';

/** Writes what those of the postings lack that are drafts, after they were written without the form. */
export async function refreshLacks(db: QueryExecutorProvider, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<PostingRow>`
    select job_postings.*, null as category_code, null as category_name, null as category_names from job_postings
    where id = any(${[...ids]}::uuid[]) and status = 'draft'`.execute(db);
  if (rows.length === 0) return;
  const lacking = rows.map((row) => ({ id: row.id, lacks: lacksOf(fieldsOf(row)) }));
  await sql`
    update job_postings set lacks = array(select jsonb_array_elements_text(found.lacks))
    from jsonb_to_recordset(${JSON.stringify(lacking)}::jsonb) as found (id uuid, lacks jsonb)
    where job_postings.id = found.id`.execute(db);
}
