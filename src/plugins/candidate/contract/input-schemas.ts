import { phoneSchema } from '#core/contract/phone-schema.ts';
import type { z } from '#core/contract/schema.ts';
import { candidateIssues } from './issues.ts';
import { sectionSchemas, storedPlaceSchema } from './section-schemas.ts';
import type { ProfileSections } from './sections.ts';

/** The schema of each section as it is saved. It is apart from {@link sectionSchemas}, because pages load the number plans only where they need them. */
export const inputSchemas: { readonly [Name in keyof ProfileSections]: z.ZodType<ProfileSections[Name]> } = Object.freeze({
  ...sectionSchemas,
  place: storedPlaceSchema.extend({ phone: phoneSchema({ error: candidateIssues['candidate.phone-form'], isOptional: true }) }),
});
