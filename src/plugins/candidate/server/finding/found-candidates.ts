import { sql } from 'kysely';
import { z } from '#core/contract/schema.ts';
import { skillKey } from '#plugins/jobs/contract/search.ts';
import type { FoundCandidate, FoundSkill } from '../../contract/candidate-search.ts';
import type { Skill } from '../../contract/sections.ts';
import type { CandidateDatabase } from '../candidate-tables.ts';
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
    .select(['candidate_id', 'section', 'document'])
    .where(sql<boolean>`candidate_id = any(${ids}::uuid[])`)
    .where('section', 'in', ['basics', 'place', 'preferences', 'skills'])
    .execute();
  const byCandidate = Map.groupBy(stored, ({ candidate_id }) => candidate_id);
  return rows.map(({ candidate_id, name, months, updated_at }) => {
    const { basics, place, preferences, skills } = shownOf(byCandidate.get(candidate_id) ?? []);
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

// The fields of a list only. Reading whole sections takes as long as the search itself.
const SHOWN = {
  basics: z.object({ headline: z.string().catch('') }),
  place: z.object({ country: z.string().catch(''), city: z.string().catch('') }),
  preferences: z.object({
    availability: z.enum(['', 'now', 'notice', 'date']).catch(''),
    noticeDays: z.int().nullable().catch(null),
    availableFrom: z.string().catch(''),
  }),
  skills: z.object({ items: z.array(z.object({ code: z.string().catch(''), name: z.string() })).catch([]) }),
};

interface StoredDocument {
  readonly section: string;
  readonly document: unknown;
}

/** The shown fields of stored sections. What is missing or no longer valid is blank. */
function shownOf(stored: readonly StoredDocument[]) {
  const documentOf = (name: keyof typeof SHOWN): unknown => stored.find(({ section }) => section === name)?.document ?? {};
  return {
    basics: SHOWN.basics.parse(documentOf('basics')),
    place: SHOWN.place.parse(documentOf('place')),
    preferences: SHOWN.preferences.parse(documentOf('preferences')),
    skills: SHOWN.skills.parse(documentOf('skills')),
  };
}

/** The searched skills first, each group in the order of the candidate. */
function shownSkills(skills: readonly Pick<Skill, 'code' | 'name'>[], asked: ReadonlySet<string>): readonly FoundSkill[] {
  if (asked.size === 0) return skills.slice(0, MOST_SKILLS).map(({ name }) => ({ name, isAsked: false }));
  const marked = skills.map((skill) => ({ name: skill.name, isAsked: asked.has(skillKey(skill)) }));
  return [...marked.filter(({ isAsked }) => isAsked), ...marked.filter(({ isAsked }) => !isAsked)].slice(0, MOST_SKILLS);
}
