import type { KnownRow } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { PostingTerms } from '#plugins/jobs/contract/posting-directory.ts';
import { LEVEL_YEARS } from '#plugins/jobs/contract/title-level.ts';
import type { AskedByPosting, ComparedSkill } from './match-input.ts';
import type { SkillNames } from './skill-names.ts';

/**
 * The fields of a posting that the rules get.
 *
 * @param known the rows of skills by code
 * @param countries the countries of places by their number
 */
export function askedByPosting(
  posting: PostingTerms,
  names: SkillNames,
  known: ReadonlyMap<string, KnownRow>,
  countries: ReadonlyMap<number, string>,
): AskedByPosting {
  const { details, experienceMin, experienceMax, workMode, salary, read, levelYears } = posting;
  const skills = (isMust: boolean): ComparedSkill[] =>
    details.skills
      .filter(({ name, code, must }) => must === isMust && name + code !== '')
      .map(({ name, code, level }) => names.compared({ name, code, level }));
  return {
    must: skills(true),
    helpful: skills(false),
    experienceMin,
    experienceMax,
    readYears: read.years,
    levelYears: levelYears ?? (read.level === null ? null : LEVEL_YEARS[read.level]),
    found: foundSkills(posting, names, known),
    workMode,
    places: [{ location: posting.location ?? '', country: posting.country ?? '' }, ...details.places],
    placeIds: posting.placeIds,
    placeCountries: posting.placeIds.flatMap((id) => countries.get(id) ?? []),
    applicantCountries: details.applicantCountries.filter((code) => code !== ''),
    languages: details.languages.filter(({ code }) => code !== ''),
    educationLevel: details.educationLevel,
    salary,
  };
}

/** The skills whose names the text has, each once, also where two codes were merged meanwhile. */
function foundSkills(posting: PostingTerms, names: SkillNames, known: ReadonlyMap<string, KnownRow>): readonly ComparedSkill[] {
  const rows = new Map(
    foundCodes(posting)
      .flatMap((code) => known.get(code) ?? [])
      .map((row) => [row.code, row]),
  );
  return [...rows.values()].map(({ name, codes }) => ({ ...names.compared({ name, level: null }), codes }));
}

/** The codes of skills found in the text, for a posting that names none itself. */
export function foundCodes({ details, read }: PostingTerms): readonly string[] {
  return details.skills.length > 0 ? [] : read.skills;
}

/** The names of skills that have no code. */
export function uncodedNames({ details }: PostingTerms): string[] {
  return details.skills.filter(({ name, code }) => code === '' && name !== '').map(({ name }) => name);
}
