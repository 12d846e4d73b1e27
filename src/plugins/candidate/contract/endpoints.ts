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

/** Saves a section of one's own profile; 409 when it was changed meanwhile. */
export function saveSection<Name extends SectionName>(
  section: Name,
): Endpoint<{ body: SectionInput<ProfileSections[Name]>; reply: SavedSection<ProfileSections[Name]> }> {
  return endpoint({
    id: `candidate.save-${section}`,
    method: 'PUT',
    path: `/candidates/me/${section}`,
    summary: `Save the section "${section}" of your candidate profile.`,
  });
}

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
