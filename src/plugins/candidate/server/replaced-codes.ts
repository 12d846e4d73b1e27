import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { SectionName } from '../contract/section-names.ts';
import type { CandidateTables } from './candidate-tables.ts';
import { projectCandidates } from './search/project-candidate.ts';

/** A changed profile. */
interface Changed {
  readonly candidate_id: string;
}

/** Returns a function that replaces a code in a list of codes of a section. A code that is then there twice stays at its first place. */
export function replacedInList(section: SectionName, field: string): (transaction: Transaction, from: string, to: string) => Promise<void> {
  return async (transaction, from, to) => {
    const { rows } = await sql<Changed>`
      update candidate_sections set document = jsonb_set(document, array[${field}::text], (
        select jsonb_agg(to_jsonb(code) order by place) from (
          select case when listed.code = ${from} then ${to} else listed.code end as code, min(place) as place
          from jsonb_array_elements_text(document -> ${field}) with ordinality as listed (code, place) group by 1
        ) as kept))
      where section = ${section} and document -> ${field} @> to_jsonb(${from}::text)
      returning candidate_id`.execute(tablesIn<CandidateTables>(transaction));
    await project(transaction, rows);
  };
}

/** Replaces the code of a skill in all profiles. A profile that then has the skill twice keeps the one that stands first. */
export async function replaceSkillCode(transaction: Transaction, from: string, to: string): Promise<void> {
  const { rows } = await sql<Changed>`
    update candidate_sections set document = jsonb_set(document, '{items}', (
      with listed as (
        select place, case when item ->> 'code' = ${from} then jsonb_set(item, '{code}', to_jsonb(${to}::text)) else item end as item
        from jsonb_array_elements(document -> 'items') with ordinality as stored (item, place)
      ), kept as (select min(place) as place from listed where item ->> 'code' = ${to})
      select jsonb_agg(item order by place) from listed
      where item ->> 'code' is distinct from ${to} or place = (select place from kept)
    ))
    where section = 'skills' and document @> ${JSON.stringify({ items: [{ code: from }] })}::jsonb
    returning candidate_id`.execute(tablesIn<CandidateTables>(transaction));
  await project(transaction, rows);
}

/** A skill that is left out also takes its name and its share of the completeness along, so the rows are made anew. */
function project(transaction: Transaction, changed: readonly Changed[]): Promise<void> {
  return projectCandidates(
    tablesIn<CandidateTables>(transaction),
    changed.map(({ candidate_id }) => candidate_id),
  );
}
