import type { ProfileSections } from '#plugins/candidate/contract/sections.ts';
import { workedMonths } from '#plugins/candidate/contract/worked-months.ts';
import { COMPARED_LEVELS, type EducationLevel } from '../../contract/match.ts';
import type { KnownOfCandidate } from './match-input.ts';
import type { SkillNames } from './skill-names.ts';

/** The sections that a match needs. */
export const MATCHED_SECTIONS = Object.freeze(['place', 'preferences', 'experience', 'education', 'skills', 'languages'] as const);

export type MatchedSections = Pick<ProfileSections, (typeof MATCHED_SECTIONS)[number]>;

/**
 * The fields of a profile that the rules get. They get no others.
 *
 * @param near kilometres to the places within the commute
 */
export function knownOfCandidate(
  sections: MatchedSections,
  names: SkillNames,
  now: Date,
  near: KnownOfCandidate['near'],
): KnownOfCandidate {
  const { country, city, moveTo, mayWorkIn, needsSponsorship } = sections.place;
  const { workModes, pay } = sections.preferences;
  return {
    country,
    city,
    moveTo,
    mayWorkIn,
    needsSponsorship,
    near,
    workModes,
    pay,
    skills: sections.skills.items.map((skill) => names.compared(skill)),
    experienceMonths: workedMonths(sections.experience.items, now),
    languages: sections.languages.items.map(({ code, level }) => ({ code, level })),
    education: highestOf(sections.education, now),
  };
}

/** The highest level that can be compared, of what has ended. */
function highestOf({ items }: ProfileSections['education'], now: Date): EducationLevel | null {
  const ended = items.filter(({ endYear }) => endYear === null || endYear <= now.getUTCFullYear()).map(({ level }) => level);
  return COMPARED_LEVELS.findLast((level) => ended.includes(level)) ?? null;
}
