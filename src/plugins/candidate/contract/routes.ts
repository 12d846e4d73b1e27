import { uuidParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `candidate` (specification section 2): candidates, the own profile, and one wizard step for each section. */
export const candidateRoutes = {
  list: routeRef('candidate.list', '/admin/candidates'),
  /** The query `id` names the candidate. Without it, candidates see their own profile. */
  view: routeRef('candidate.view', '/admin/candidates/view'),
  detail: routeRef('candidate.detail', '/admin/candidates/:id', { id: uuidParam }),
  profile: routeRef('candidate.profile', '/admin/profile/candidate'),
  basics: routeRef('candidate.wizard-1', '/admin/profile/candidate/1'),
  place: routeRef('candidate.wizard-2', '/admin/profile/candidate/2'),
  preferences: routeRef('candidate.wizard-3', '/admin/profile/candidate/3'),
  experience: routeRef('candidate.wizard-4', '/admin/profile/candidate/4'),
  education: routeRef('candidate.wizard-5', '/admin/profile/candidate/5'),
  skills: routeRef('candidate.wizard-6', '/admin/profile/candidate/6'),
  languages: routeRef('candidate.wizard-7', '/admin/profile/candidate/7'),
  certificates: routeRef('candidate.wizard-8', '/admin/profile/candidate/8'),
  portfolio: routeRef('candidate.wizard-9', '/admin/profile/candidate/9'),
  review: routeRef('candidate.wizard-10', '/admin/profile/candidate/10'),
};
