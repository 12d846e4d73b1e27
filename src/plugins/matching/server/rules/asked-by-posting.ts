import type { PostingTerms } from '#plugins/jobs/contract/posting-directory.ts';
import type { AskedByPosting, ComparedSkill } from './match-input.ts';
import type { SkillNames } from './skill-names.ts';

/** The fields of a posting that the rules get. */
export function askedByPosting(posting: PostingTerms, names: SkillNames): AskedByPosting {
  const { details, experienceMin, experienceMax, workMode, salary } = posting;
  const skills = (isMust: boolean): ComparedSkill[] =>
    details.skills
      .filter(({ name, code, must }) => must === isMust && name + code !== '')
      .map(({ name, code, level }) => names.compared({ name, code, level }));
  return {
    must: skills(true),
    helpful: skills(false),
    experienceMin,
    experienceMax,
    workMode,
    places: [{ location: posting.location ?? '', country: posting.country ?? '' }, ...details.places],
    applicantCountries: details.applicantCountries.filter((code) => code !== ''),
    languages: details.languages.filter(({ code }) => code !== ''),
    educationLevel: details.educationLevel,
    salary,
  };
}

/** The names of skills that have no code. */
export function uncodedNames({ details }: PostingTerms): string[] {
  return details.skills.filter(({ name, code }) => code === '' && name !== '').map(({ name }) => name);
}
