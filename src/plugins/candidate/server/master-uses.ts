import { sql } from 'kysely';
import type { Contribution } from '#core/contract/extension-point.ts';
import { keptCounts } from '#core/server/db/kept-counts.ts';
import { tablesFor } from '#core/server/db/transaction.ts';
import { type MasterUses, masterSuggestions, masterUses, type SuggestionSource } from '#plugins/admin-masters/contract/master-source.ts';
import type { SectionName } from '../contract/section-names.ts';
import type { CandidateDatabase } from './candidate-tables.ts';
import { replacedInList, replaceSkillCode } from './replaced-codes.ts';

/** The kinds that profiles use, and the names of their kept counts. */
const COUNTS: readonly (readonly [entity: string, name: string])[] = [
  ...[
    ...['countries', 'languages', 'education-levels', 'skills', 'skill-levels', 'employment-types'],
    ...['work-modes', 'pay-periods', 'currencies', 'job-categories'],
  ].map((entity) => [entity, entity] as const),
  ['employment-types', 'experience'],
];

/** Replaces codes of the kinds whose rows can be merged. All others belong to standards. */
const REPLACES: Readonly<Record<string, MasterUses['replace']>> = {
  'job-categories': replacedInList('preferences', 'categories'),
  skills: replaceSkillCode,
};

/** The profiles that use master data, and apart from them the experience, which is another section of a profile. */
export function profileUses(db: CandidateDatabase): readonly Contribution[] {
  return COUNTS.map(([entity, name], index) => {
    const replace = REPLACES[name];
    const uses: MasterUses = {
      entity,
      count: (codes, transaction) => keptCounts(tablesFor(db, transaction), { table: 'candidate_sections', name }, codes),
      ...(replace && { replace }),
    };
    return masterUses.add(`candidate.profiles-${name}`, 200 + 10 * index, uses);
  });
}

/** A place in the document of a section, as a JSON path. */
type Place = readonly [section: SectionName, path: string];

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
