import { routeRef, type StaticRouteRef } from '#core/contract/route-ref.ts';
import { SECTIONS, type SectionName } from './section-names.ts';

/** Pages of the plugin `candidate` (specification section 2). */
export const candidateRoutes = {
  profile: routeRef('candidate.profile', '/admin/profile/candidate'),
  wizardStart: stepRoute(1),
};

/** The pages of the wizard, /1 to /10 and nothing beyond: one for each section, in order. */
export const wizardRoutes: readonly { readonly section: SectionName; readonly route: StaticRouteRef }[] = SECTIONS.map(
  (section, index) => ({
    section,
    route: index === 0 ? candidateRoutes.wizardStart : stepRoute(index + 1),
  }),
);

function stepRoute(step: number): StaticRouteRef {
  return routeRef(`candidate.wizard-${step}`, `/admin/profile/candidate/${step}`);
}

/** The page of the wizard on which a section is filled in. */
export function wizardRoute(section: SectionName): StaticRouteRef {
  return wizardRoutes.find((step) => step.section === section)?.route ?? candidateRoutes.wizardStart;
}
