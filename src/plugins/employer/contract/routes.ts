import { uuidParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `employer` (specification section 2, and two pages that open without signing in). */
export const employerRoutes = {
  /** The companies for everybody. */
  openCompanies: routeRef('employer.open-companies', '/companies'),
  /** A company for everybody. */
  openCompany: routeRef('employer.open-company', '/companies/:id', { id: uuidParam }),
  companies: routeRef('employer.companies', '/admin/companies'),
  companyForm: routeRef('employer.company-form', '/admin/companies/form'),
  companyView: routeRef('employer.company-view', '/admin/companies/view'),
  companyStep: routeRef('employer.company-step', '/admin/profile/company/1'),
  profile: routeRef('employer.profile', '/admin/profile/employer'),
  wizardStep1: routeRef('employer.wizard-1', '/admin/profile/employer/1'),
  wizardStep2: routeRef('employer.wizard-2', '/admin/profile/employer/2'),
  wizardStep3: routeRef('employer.wizard-3', '/admin/profile/employer/3'),
};
