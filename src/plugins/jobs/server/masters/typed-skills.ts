import { sql } from 'kysely';
import type { Contribution } from '#core/contract/extension-point.ts';
import { masterSuggestions, type SuggestionSource } from '#plugins/admin-masters/contract/master-source.ts';
import type { JobsDatabase } from '../job-tables.ts';

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
