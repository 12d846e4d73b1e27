import { type RawBuilder, sql } from 'kysely';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesFor, tablesIn } from '#core/server/db/transaction.ts';
import { type MasterUses, masterSuggestions, masterUses, type SuggestionSource } from '#plugins/admin-masters/contract/master-source.ts';
import type { JobsDatabase, JobsTables, JobsTransaction } from '../job-tables.ts';

/** Where postings have codes of a kind. */
interface Places {
  /** A column. */
  readonly column?: 'country' | 'language';
  /** Places in the document `details`, as JSON paths. */
  readonly paths: readonly string[];
  /** The document `details` with another code, for kinds whose rows can be merged. */
  readonly replaced?: (details: RawBuilder<unknown>, from: string, to: string) => RawBuilder<unknown>;
}

const PLACES: Readonly<Record<string, Places>> = {
  countries: { column: 'country', paths: ['$.places[*].country', '$.applicantCountries[*]'] },
  languages: { column: 'language', paths: ['$.languages[*].code'] },
  'education-levels': { paths: ['$.educationLevel'] },
  'skill-levels': { paths: ['$.skills[*].level'] },
  skills: { paths: ['$.skills[*].code'], replaced: replacedSkills },
  benefits: { paths: ['$.benefits[*]'], replaced: replacedBenefits },
};

/** The postings that use master data in their newer columns and in their details. */
export function detailUses(db: JobsDatabase): readonly Contribution[] {
  return Object.entries(PLACES).map(([entity, places], index) => {
    const { replaced } = places;
    const uses: MasterUses = {
      entity,
      count: (codes, transaction) => countPostings(tablesFor(db, transaction), places, codes),
      ...(replaced && { replace: (transaction, from, to) => replaceCode(transaction, places, from, to) }),
    };
    return masterUses.add(`jobs.postings-${entity}`, 60 + 10 * index, uses);
  });
}

async function countPostings(db: JobsDatabase, { column, paths }: Places, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const inColumn =
    column === undefined
      ? sql`select null::uuid, null::text where false`
      : sql`
    select id, ${sql.ref(column)} from job_postings where ${sql.ref(column)} = any(${[...codes]})`;
  const { rows } = await sql<{ code: string; count: number }>`
    select code, count(distinct id)::int as count from (
      ${inColumn}
      union all
      select posting.id, found.value #>> '{}' from job_postings posting
      cross join unnest(${[...paths]}::text[]) as place (path)
      cross join lateral jsonb_path_query(posting.details, place.path::jsonpath) as found (value)
      where posting.details <> '{}' and found.value #>> '{}' = any(${[...codes]})
    ) as used (id, code) group by code`.execute(db);
  return new Map(rows.map(({ code, count }) => [code, count]));
}

/** In templates too, so that they do not offer a code that is no longer valid. */
async function replaceCode(transaction: Transaction, { paths, replaced }: Places, from: string, to: string): Promise<void> {
  if (replaced === undefined) return;
  const own = tablesIn<JobsTables>(transaction);
  const details = sql`details`;
  const ofTemplate = sql`(fields -> 'details')`;
  await sql`
    update job_postings set details = ${replaced(details, from, to)}
    where details <> '{}' and ${uses(details, paths, from)}`.execute(own);
  await sql`
    update job_posting_templates set fields = jsonb_set(fields, '{details}', ${replaced(ofTemplate, from, to)})
    where ${uses(ofTemplate, paths, from)}`.execute(own);
  if (replaced === replacedSkills) await replaceSkillKey(own, from, to);
}

/** The words of the search rows stay, because they are those of the typed names. */
async function replaceSkillKey(own: JobsTransaction, from: string, to: string): Promise<void> {
  await sql`
    update job_search set skills = (select array_agg(distinct key) from unnest(array_replace(skills, ${from}, ${to})) as key)
    where skills && array[${from}]`.execute(own);
}

function uses(details: RawBuilder<unknown>, paths: readonly string[], code: string): RawBuilder<unknown> {
  return sql`exists (
    select from unnest(${[...paths]}::text[]) as place (path)
    cross join lateral jsonb_path_query(${details}, place.path::jsonpath) as found (value) where found.value #>> '{}' = ${code})`;
}

/** The skills that employers typed without choosing one from the list. Drafts are left out, because they are saved with half a word too. */
export function typedSkills(db: JobsDatabase): Contribution {
  const texts: SuggestionSource['texts'] = async (fewestPeople) => {
    const { rows } = await sql<{ text: string; people: number }>`
      select min(found.value #>> '{}') as text, count(distinct posting.created_by)::int as people
      from job_postings posting
      cross join lateral jsonb_path_query(posting.details, '$.skills[*] ? (@.code == "").name') as found (value)
      where posting.details <> '{}' and posting.status <> 'draft' and found.value #>> '{}' <> ''
      group by lower(found.value #>> '{}')
      having count(distinct posting.created_by) >= ${fewestPeople}
      order by people desc, text limit 500`.execute(db);
    return rows;
  };
  return masterSuggestions.add('jobs.skills', 30, { entity: 'skills', texts });
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
