import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `candidate` (specification section 2). */
export const candidateRoutes = {
  profile: routeRef('candidate.profile', '/admin/profile/candidate'),
  wizardStep1: routeRef('candidate.wizard-1', '/admin/profile/candidate/1'),
};
