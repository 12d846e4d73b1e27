import { type RawBuilder, sql } from 'kysely';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { MasterUses } from '#plugins/admin-masters/contract/master-source.ts';
import type { JobsTables, JobsTransaction } from '../job-tables.ts';

/** A kind whose rows can be merged. All others belong to standards. */
interface Mergeable {
  /** Where the document `details` has its codes, as a JSON path. */
  readonly path: string;
  /** The document with another code. */
  readonly replaced: (details: RawBuilder<unknown>, from: string, to: string) => RawBuilder<unknown>;
}

const MERGEABLE: Readonly<Record<string, Mergeable>> = {
  skills: { path: '$.skills[*].code', replaced: replacedSkills },
  benefits: { path: '$.benefits[*]', replaced: replacedBenefits },
};

/** Replaces a code in the details of postings; `undefined` for kinds whose rows cannot be merged. In templates too, so that they do not offer a code that is no longer valid. */
export function replaceInDetails(entity: string): MasterUses['replace'] {
  const mergeable = MERGEABLE[entity];
  if (mergeable === undefined) return undefined;
  const { path, replaced } = mergeable;
  return async (transaction, from, to) => {
    const own = tablesIn<JobsTables>(transaction);
    const details = sql`details`;
    const ofTemplate = sql`(fields -> 'details')`;
    await sql`
      update job_postings set details = ${replaced(details, from, to)}
      where details <> '{}' and ${uses(details, path, from)}`.execute(own);
    await sql`
      update job_posting_templates set fields = jsonb_set(fields, '{details}', ${replaced(ofTemplate, from, to)})
      where ${uses(ofTemplate, path, from)}`.execute(own);
    if (replaced === replacedSkills) await replaceSkillKey(own, from, to);
  };
}

/** The words of the search rows stay, because they are those of the typed names. */
async function replaceSkillKey(own: JobsTransaction, from: string, to: string): Promise<void> {
  await sql`
    update job_search set skills = (select array_agg(distinct key) from unnest(array_replace(skills, ${from}, ${to})) as key)
    where skills && array[${from}]`.execute(own);
}

function uses(details: RawBuilder<unknown>, path: string, code: string): RawBuilder<unknown> {
  return sql`exists (select from jsonb_path_query(${details}, ${path}::jsonpath) as found (value) where found.value #>> '{}' = ${code})`;
}

/** The details with another code for a skill. The typed names stay. */
function replacedSkills(details: RawBuilder<unknown>, from: string, to: string): RawBuilder<unknown> {
  return sql`jsonb_set(${details}, '{skills}', (
    select jsonb_agg(case when skill ->> 'code' = ${from} then jsonb_set(skill, '{code}', to_jsonb(${to}::text)) else skill end order by place)
    from jsonb_array_elements(${details} -> 'skills') with ordinality as listed (skill, place)))`;
}

/** The details with another code for a benefit. A code that is then there twice stays at its first place. */
function replacedBenefits(details: RawBuilder<unknown>, from: string, to: string): RawBuilder<unknown> {
  return sql`jsonb_set(${details}, '{benefits}', (
    select jsonb_agg(to_jsonb(code) order by place) from (
      select case when benefit = ${from} then ${to} else benefit end as code, min(place) as place
      from jsonb_array_elements_text(${details} -> 'benefits') with ordinality as listed (benefit, place) group by 1
    ) as kept))`;
}
