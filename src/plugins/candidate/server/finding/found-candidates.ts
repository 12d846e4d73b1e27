import { sql } from 'kysely';
import { z } from '#core/contract/schema.ts';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import { skillKey } from '#plugins/jobs/contract/filter-values.ts';
import type { FoundCandidate, FoundSkill } from '../../contract/candidate-search-schemas.ts';
import type { Skill } from '../../contract/item-schemas.ts';
import type { CandidateDatabase } from '../candidate-tables.ts';
import { namedSkillsSchema } from './named-skills.ts';
import type { FoundRow } from './search-query.ts';

/** Most skills of a candidate in a list. */
const MOST_SKILLS = 5;

interface StoredDocument {
  readonly candidate_id: string;
  readonly section: string;
  readonly document: unknown;
}

/** Reads the sections that lists show. */
export type ShownSections = (values: { readonly ids: readonly string[] }) => Promise<readonly StoredDocument[]>;

export function shownSections(db: CandidateDatabase): ShownSections {
  return prepared(db, (param: Param<{ readonly ids: readonly string[] }>) =>
    db
      .selectFrom('candidate_sections')
      .select(['candidate_id', 'section', 'document'])
      .where(sql<boolean>`candidate_id = any(${param('ids')}::uuid[])`)
      .where(sql<boolean>`section in ('basics', 'place', 'preferences', 'skills')`),
  );
}

/** The candidates of a page as employers read them. */
export async function foundCandidates(
  read: ShownSections,
  rows: readonly FoundRow[],
  asked: ReadonlySet<string>,
): Promise<FoundCandidate[]> {
  if (rows.length === 0) return [];
  const stored = await read({ ids: rows.map(({ candidate_id }) => candidate_id) });
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
  skills: namedSkillsSchema,
};

/** The shown fields of stored sections. What is missing or no longer valid is blank. */
function shownOf(stored: readonly Pick<StoredDocument, 'section' | 'document'>[]) {
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
