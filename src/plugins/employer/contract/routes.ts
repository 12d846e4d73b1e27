import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `employer` (specification section 2). */
export const employerRoutes = {
  companies: routeRef('employer.companies', '/admin/companies'),
  companyForm: routeRef('employer.company-form', '/admin/companies/form'),
  companyView: routeRef('employer.company-view', '/admin/companies/view'),
  companyStep: routeRef('employer.company-step', '/admin/profile/company/1'),
  profile: routeRef('employer.profile', '/admin/profile/employer'),
  wizardStep1: routeRef('employer.wizard-1', '/admin/profile/employer/1'),
  wizardStep2: routeRef('employer.wizard-2', '/admin/profile/employer/2'),
  wizardStep3: routeRef('employer.wizard-3', '/admin/profile/employer/3'),
};
