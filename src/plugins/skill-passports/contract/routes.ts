import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `skill-passports` (specification section 2, and one page that opens without signing in). */
export const passportRoutes = {
  passports: routeRef('skill-passports.passports', '/admin/skill-passports'),
  /** Candidates ask for a credential here. Companies write achievements; the query `achievement` opens one. */
  form: routeRef('skill-passports.form', '/admin/skill-passports/form'),
  /** The query `id` names a credential of this site. */
  verify: routeRef('skill-passports.verify', '/verify'),
};
