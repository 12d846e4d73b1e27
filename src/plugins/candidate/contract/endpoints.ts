import { endpoint } from '#core/contract/endpoint.ts';
import type { CandidateProfile, CandidateProfileInput } from './profile.ts';

/** One's own profile. */
export const getMyProfile = endpoint<{ reply: CandidateProfile }>({
  id: 'candidate.get-my-profile',
  method: 'GET',
  path: '/candidates/me',
  summary: 'Your candidate profile.',
});

/** Saves one's own profile; 409 when it was changed meanwhile. */
export const saveMyProfile = endpoint<{ body: CandidateProfileInput; reply: CandidateProfile }>({
  id: 'candidate.save-my-profile',
  method: 'PUT',
  path: '/candidates/me',
  summary: 'Save your candidate profile.',
});

/** A candidate who applied to a posting of one's company. */
export const getCandidate = endpoint<{ params: { id: string }; reply: CandidateProfile }>({
  id: 'candidate.get',
  method: 'GET',
  path: '/candidates/:id',
  summary: 'The profile of a candidate who applied to your company.',
});
