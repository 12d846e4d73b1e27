import { phoneSchema } from '#core/contract/phone-schema.ts';
import { emailSchema, lineSchema, z } from '#core/contract/schema.ts';
import { clearable } from './company-part-schemas.ts';
import { employerIssues } from './issues.ts';

/** The contact of a company; see {@link CompanyContact} for the limits. */
export const companyContactSchema = z.object({
  name: lineSchema(2, 120),
  email: emailSchema,
  phone: clearable(phoneSchema({ error: employerIssues['employer.phone-not-whole'] })),
  isShown: z.boolean(),
});
