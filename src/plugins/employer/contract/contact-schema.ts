import { phoneSchema } from '#core/contract/phone-schema.ts';
import { emailSchema, lineSchema, type Shape, z } from '#core/contract/schema.ts';
import { clearable } from './company-part-schemas.ts';
import { employerIssues } from './issues.ts';

export const companyContactSchema = z.object({
  name: lineSchema(2, 120).describe('2 to 120 characters.'),
  email: emailSchema,
  phone: clearable(phoneSchema({ error: employerIssues['employer.phone-not-whole'] })).describe(
    'E.164, such as +493012345678; `null` when missing.',
  ),
  isShown: z.boolean().describe('Whether the contact is public. Otherwise only members of the company and administrators see it.'),
});

/** The contact for questions about the jobs of a company. */
export type CompanyContact = Shape<typeof companyContactSchema>;
