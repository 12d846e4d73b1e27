import { idSchema, z } from '#core/contract/schema.ts';

/** The posting of an application or a draft. */
export const applicationJobSchema = z.object({
  id: idSchema,
  title: z.string(),
  company: z.string().describe('Name of the company.'),
  logoFileId: idSchema.optional().describe('The logo of the company, at public addresses; absent when it has none.'),
  location: z.string().nullable(),
});
