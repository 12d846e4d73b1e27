import { sql } from 'kysely';
import type { Contribution } from '#core/contract/extension-point.ts';
import { tablesFor } from '#core/server/db/transaction.ts';
import { type MasterUses, masterSuggestions, masterUses, type SuggestionSource } from '#plugins/admin-masters/contract/master-source.ts';
import type { SectionName } from '../contract/section-names.ts';
import type { CandidateDatabase } from './candidate-tables.ts';
import { replacedInList, replaceSkillCode } from './replaced-codes.ts';

/** A place in the document of a section, as a JSON path. */
type Place = readonly [section: SectionName, path: string];

const PLACES: Readonly<Record<string, readonly Place[]>> = {
  countries: [
    ['place', '$.country'],
    ['place', '$.moveTo[*]'],
    ['place', '$.mayWorkIn[*]'],
  ],
  languages: [['languages', '$.items[*].code']],
  'education-levels': [['education', '$.items[*].level']],
  skills: [['skills', '$.items[*].code']],
  'skill-levels': [['skills', '$.items[*].level']],
  'employment-types': [
    ['preferences', '$.employmentTypes[*]'],
    ['experience', '$.items[*].employmentType'],
  ],
  'work-modes': [['preferences', '$.workModes[*]']],
  'pay-periods': [['preferences', '$.pay.period']],
  currencies: [['preferences', '$.pay.currency']],
  'job-categories': [['preferences', '$.categories[*]']],
};

/** Replaces codes of the kinds whose rows can be merged. All others belong to standards. */
const REPLACES: Readonly<Record<string, MasterUses['replace']>> = {
  'job-categories': replacedInList('preferences', 'categories'),
  skills: replaceSkillCode,
};

/** The profiles that use master data. */
export function profileUses(db: CandidateDatabase): readonly Contribution[] {
  return Object.entries(PLACES).map(([entity, places], index) => {
    const replace = REPLACES[entity];
    const uses: MasterUses = {
      entity,
      count: (codes, transaction) => countProfiles(tablesFor(db, transaction), places, codes),
      ...(replace && { replace }),
    };
    return masterUses.add(`candidate.profiles-${entity}`, 200 + 10 * index, uses);
  });
}

async function countProfiles(
  db: CandidateDatabase,
  places: readonly Place[],
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select found.value #>> '{}' as code, count(distinct s.candidate_id)::int as count
    from unnest(${places.map(([section]) => section)}::text[], ${places.map(([, path]) => path)}::text[]) as place (section, path)
    join candidate_sections s on s.section = place.section
    cross join lateral jsonb_path_query(s.document, place.path::jsonpath) as found (value)
    where found.value #>> '{}' = any(${[...codes]})
    group by 1`.execute(db);
  return new Map(rows.map(({ code, count }) => [code, count]));
}

const TYPED: Readonly<Record<string, Place>> = {
  // Skills with a code were chosen from the list.
  skills: ['skills', '$.items[*] ? (!exists(@.code) || @.code == "").name'],
  cities: ['place', '$.city'],
};

/** Skills and towns that candidates typed. */
export function typedTexts(db: CandidateDatabase): readonly Contribution[] {
  return Object.entries(TYPED).map(([entity, place], index) =>
    masterSuggestions.add(`candidate.${entity}`, 10 + 10 * index, {
      entity,
      texts: (fewestPeople) => mostTyped(db, place, fewestPeople),
    } satisfies SuggestionSource),
  );
}

async function mostTyped(db: CandidateDatabase, [section, path]: Place, fewestPeople: number): Promise<{ text: string; people: number }[]> {
  const { rows } = await sql<{ text: string; people: number }>`
    select min(found.value #>> '{}') as text, count(distinct s.candidate_id)::int as people
    from candidate_sections s cross join lateral jsonb_path_query(s.document, ${path}::jsonpath) as found (value)
    where s.section = ${section} and found.value #>> '{}' <> ''
    group by lower(found.value #>> '{}')
    having count(distinct s.candidate_id) >= ${fewestPeople}
    order by people desc, text limit 500`.execute(db);
  return rows;
}
