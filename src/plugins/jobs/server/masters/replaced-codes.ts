import { type RawBuilder, sql } from 'kysely';

/** The details with another code for a skill. The typed names stay. */
export function replacedSkills(details: RawBuilder<unknown>, from: string, to: string): RawBuilder<unknown> {
  return sql`jsonb_set(${details}, '{skills}', (
    select jsonb_agg(case when skill ->> 'code' = ${from} then jsonb_set(skill, '{code}', to_jsonb(${to}::text)) else skill end order by place)
    from jsonb_array_elements(${details} -> 'skills') with ordinality as listed (skill, place)))`;
}

/** The details with another code for a benefit. A code that is then there twice stays at its first place. */
export function replacedBenefits(details: RawBuilder<unknown>, from: string, to: string): RawBuilder<unknown> {
  return sql`jsonb_set(${details}, '{benefits}', (
    select jsonb_agg(to_jsonb(code) order by place) from (
      select case when benefit = ${from} then ${to} else benefit end as code, min(place) as place
      from jsonb_array_elements_text(${details} -> 'benefits') with ordinality as listed (benefit, place) group by 1
    ) as kept))`;
}
