import { type Endpoint, endpoint } from '#core/contract/endpoint.ts';
import type { ProfilePreview } from './candidate-schemas.ts';
import type { PreviewSide } from './preview.ts';
import type { SavedSection, SectionInput } from './profile.ts';
import type { OwnProfile } from './schemas.ts';
import type { SectionName } from './section-names.ts';
import type { ProfileSections } from './sections.ts';

export const getMyProfile = endpoint<{ reply: OwnProfile }>({
  id: 'candidate.get-my-profile',
  method: 'GET',
  path: '/candidates/me',
  summary: 'Your candidate profile.',
});

/** Saves a section of the candidate's own profile; 409 `conflict` when it was changed meanwhile. */
export type SaveSection<Name extends SectionName> = Endpoint<{
  body: SectionInput<ProfileSections[Name]>;
  reply: SavedSection<ProfileSections[Name]>;
}>;

export const saveBasics = saving('basics');
export const savePlace = saving('place');
export const savePreferences = saving('preferences');
export const saveExperience = saving('experience');
export const saveEducation = saving('education');
export const saveSkills = saving('skills');
export const saveLanguages = saving('languages');
export const saveCertificates = saving('certificates');
export const savePortfolio = saving('portfolio');
export const saveReview = saving('review');

/** Records that the candidate skips an optional section. Its content stays. */
export const skipSection = endpoint<{ params: { section: SectionName }; reply: OwnProfile }>({
  id: 'candidate.skip-section',
  method: 'POST',
  path: '/candidates/me/:section/skip',
  summary: 'Leave out a section of your candidate profile for now.',
});

/** What other users see of the candidate's own profile, and why they see nothing. */
export const previewProfile = endpoint<{ query: { as: PreviewSide }; reply: ProfilePreview }>({
  id: 'candidate.preview',
  method: 'GET',
  path: '/candidates/me/preview',
  summary: 'Your candidate profile as companies see it.',
});

/** How many companies opened the candidate's profile in the last {@link SEEN_DAYS} days, without those to which the candidate applied. */
export const countViews = endpoint<{ reply: { companies: number } }>({
  id: 'candidate.count-views',
  method: 'GET',
  path: '/candidates/me/views',
  summary: 'How many companies opened your profile recently.',
});

function saving<Name extends SectionName>(section: Name): SaveSection<Name> {
  return endpoint({
    id: `candidate.save-${section}`,
    method: 'PUT',
    path: `/candidates/me/${section}`,
    summary: `Save the section "${section}" of your candidate profile.`,
  });
}
