import { sql } from 'kysely';
import { skillKey } from '#plugins/jobs/contract/search.ts';
import type { FoundCandidate, FoundSkill } from '../../contract/candidate-search.ts';
import { valuesOf } from '../../contract/profile.ts';
import type { Skill } from '../../contract/sections.ts';
import type { CandidateDatabase } from '../candidate-tables.ts';
import { sectionsOf } from '../profile-repository.ts';
import type { FoundRow } from './search-query.ts';

/** Most skills of a candidate in a list. */
const MOST_SKILLS = 5;

/** The candidates of a page as employers read them, in one statement. */
export async function foundCandidates(
  db: CandidateDatabase,
  rows: readonly FoundRow[],
  asked: ReadonlySet<string>,
): Promise<FoundCandidate[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ candidate_id }) => candidate_id);
  const stored = await db
    .selectFrom('candidate_sections')
    .select(['candidate_id', 'section', 'document', 'version'])
    .where(sql<boolean>`candidate_id = any(${ids}::uuid[])`)
    .where('section', 'in', ['basics', 'place', 'preferences', 'skills'])
    .execute();
  const byCandidate = Map.groupBy(stored, ({ candidate_id }) => candidate_id);
  return rows.map(({ candidate_id, name, months, updated_at }) => {
    const { basics, place, preferences, skills } = valuesOf(sectionsOf(byCandidate.get(candidate_id) ?? []).sections);
    const { availability, noticeDays, availableFrom } = preferences;
    return {
      candidateId: candidate_id,
      name,
      headline: basics.headline,
      country: place.country,
      city: place.city,
      skills: shownSkills(skills.items, asked),
      availability,
      noticeDays,
      availableFrom,
      years: Math.floor(months / 12),
      updatedAt: updated_at.toISOString(),
    };
  });
}

/** The searched skills first, each group in the order of the candidate. */
function shownSkills(skills: readonly Skill[], asked: ReadonlySet<string>): readonly FoundSkill[] {
  const marked = skills.map((skill) => ({ name: skill.name, isAsked: asked.has(skillKey(skill)) }));
  return [...marked.filter(({ isAsked }) => isAsked), ...marked.filter(({ isAsked }) => !isAsked)].slice(0, MOST_SKILLS);
}
