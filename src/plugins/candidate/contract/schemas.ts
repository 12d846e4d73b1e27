import { type EndpointContract, endpointContract } from '#core/contract/endpoint.ts';
import { storedFileSchema } from '#core/contract/files/schemas.ts';
import { idSchema, type Shape, versionSchema, z } from '#core/contract/schema.ts';
import { getMyProfile, skipSection } from './endpoints.ts';
import { inputSchemas } from './input-schemas.ts';
import type { SavedSection, SavedSections, SectionInput } from './profile.ts';
import { saveSection } from './save-section.ts';
import { NEEDED_SECTIONS, SECTIONS, type SectionName } from './section-names.ts';
import { sectionSchemas } from './section-schemas.ts';
import type { ProfileSections } from './sections.ts';

/** A stored section in a reply. */
function savedSchema<Value>(value: z.ZodType<Value>): z.ZodType<SavedSection<Value>> {
  return z.object({
    value,
    version: versionSchema,
    isSkipped: z.boolean(),
    doubts: z.array(z.string()).optional().describe('After a save: fields whose value is unusual. It was saved all the same.'),
  });
}

/** The files of a profile in a reply: CVs, a photo, certificates and works, which have limits of their own. */
export const profileFilesSchema = z.array(storedFileSchema.extend({ number: z.int().exactOptional() })).max(100);

/** The candidate's own profile in a reply. */
const ownProfileSchema = z.object({
  candidateId: idSchema,
  name: z.string(),
  sections: z.object({
    basics: savedSchema(sectionSchemas.basics),
    place: savedSchema(sectionSchemas.place),
    preferences: savedSchema(sectionSchemas.preferences),
    experience: savedSchema(sectionSchemas.experience),
    education: savedSchema(sectionSchemas.education),
    skills: savedSchema(sectionSchemas.skills),
    languages: savedSchema(sectionSchemas.languages),
    certificates: savedSchema(sectionSchemas.certificates),
    portfolio: savedSchema(sectionSchemas.portfolio),
    review: savedSchema(sectionSchemas.review),
  }) satisfies z.ZodType<SavedSections>,
  files: profileFilesSchema.describe(
    'The files in the sections. A file that was deleted meanwhile, because a virus was found in it, is missing.',
  ),
});

/** A candidate's own profile. */
export interface OwnProfile extends Omit<Shape<typeof ownProfileSchema>, 'sections'> {
  readonly sections: SavedSections;
}

export const getMyProfileContract = endpointContract(getMyProfile, { reply: ownProfileSchema });

/** The body has the new value of the section and the version that the edit is based on. */
export function saveSectionContract<Name extends SectionName>(
  section: Name,
): EndpointContract<{ body: SectionInput<ProfileSections[Name]>; reply: SavedSection<ProfileSections[Name]> }> {
  const value: z.ZodType<ProfileSections[Name]> = sectionSchemas[section];
  const input: z.ZodType<ProfileSections[Name]> = inputSchemas[section];
  const body: z.ZodType<SectionInput<ProfileSections[Name]>> = z.object({ value: input, version: versionSchema });
  return endpointContract(saveSection(section), { body, reply: savedSchema(value) });
}

export const skipSectionContract = endpointContract(skipSection, {
  params: z.object({ section: z.enum(SECTIONS).exclude(NEEDED_SECTIONS) }),
  reply: ownProfileSchema,
});
