import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `employer` (specification section 2). */
export const employerRoutes = {
  companies: routeRef('employer.companies', '/admin/companies'),
  companyForm: routeRef('employer.company-form', '/admin/companies/form'),
  companyView: routeRef('employer.company-view', '/admin/companies/view'),
  profile: routeRef('employer.profile', '/admin/profile/employer'),
  wizardStep1: routeRef('employer.wizard-1', '/admin/profile/employer/1'),
};
