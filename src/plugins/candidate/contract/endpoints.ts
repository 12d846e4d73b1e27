import { type Endpoint, endpoint } from '#core/contract/endpoint.ts';
import type { CandidateProfile, OwnProfile, SavedSection, SectionInput } from './profile.ts';
import type { SectionName } from './section-names.ts';
import type { ProfileSections } from './sections.ts';

/** One's own profile. */
export const getMyProfile = endpoint<{ reply: OwnProfile }>({
  id: 'candidate.get-my-profile',
  method: 'GET',
  path: '/candidates/me',
  summary: 'Your candidate profile.',
});

/** Saves a section of one's own profile. */
export type SaveSection<Name extends SectionName> = Endpoint<{
  body: SectionInput<ProfileSections[Name]>;
  reply: SavedSection<ProfileSections[Name]>;
}>;

/** Saves a section: who one is. 409 when it was changed meanwhile. */
export const saveBasics = saving('basics');

/** Saves a section: where one lives, may work and can be reached. 409 when it was changed meanwhile. */
export const savePlace = saving('place');

/** Saves a section: what one looks for. 409 when it was changed meanwhile. */
export const savePreferences = saving('preferences');

/** Saves a section: the jobs one had. 409 when it was changed meanwhile. */
export const saveExperience = saving('experience');

/** Saves a section: what one has learned. 409 when it was changed meanwhile. */
export const saveEducation = saving('education');

/** Saves a section: what one can do. 409 when it was changed meanwhile. */
export const saveSkills = saving('skills');

/** Saves a section: the languages one speaks. 409 when it was changed meanwhile. */
export const saveLanguages = saving('languages');

/** Saves a section: what one has on paper. 409 when it was changed meanwhile. */
export const saveCertificates = saving('certificates');

/** Saves a section: oneself in one’s own words. 409 when it was changed meanwhile. */
export const savePortfolio = saving('portfolio');

/** Saves a section: that all of it is right. 409 when it was changed meanwhile. */
export const saveReview = saving('review');

/** Notes that one goes on without a section that may stay empty. What is in it stays. */
export const skipSection = endpoint<{ params: { section: SectionName }; reply: OwnProfile }>({
  id: 'candidate.skip-section',
  method: 'POST',
  path: '/candidates/me/:section/skip',
  summary: 'Leave out a section of your candidate profile for now.',
});

/** A candidate who applied to a posting of one's company. */
export const getCandidate = endpoint<{ params: { id: string }; reply: CandidateProfile }>({
  id: 'candidate.get',
  method: 'GET',
  path: '/candidates/:id',
  summary: 'The profile of a candidate who applied to your company.',
});

function saving<Name extends SectionName>(section: Name): SaveSection<Name> {
  return endpoint({
    id: `candidate.save-${section}`,
    method: 'PUT',
    path: `/candidates/me/${section}`,
    summary: `Save the section "${section}" of your candidate profile.`,
  });
}
