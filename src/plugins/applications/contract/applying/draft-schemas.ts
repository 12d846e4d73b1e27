import { endpointContract } from '#core/contract/endpoint.ts';
import { idParamsSchema, instantSchema, type Shape, versionSchema, z } from '#core/contract/schema.ts';
import { applicationJobSchema } from '../application-job-schema.ts';
import { applicationInputSchema } from './application-input-schemas.ts';
import { deleteDraft, getDraft, listDrafts, saveDraft } from './draft-endpoints.ts';

export const draftContentSchema = applicationInputSchema.pick({ message: true, cv: true, answers: true });

/** What a candidate has typed so far. It may be unfinished. */
export type DraftContent = Shape<typeof draftContentSchema>;

export const applicationDraftSchema = z.object({
  content: draftContentSchema,
  termsVersion: versionSchema.describe('The version of the terms when it was saved.'),
  version: versionSchema,
  updatedAt: instantSchema,
  deletedAt: instantSchema.describe('When it will be deleted if nothing changes.'),
});

/** An application that was not sent yet. Only its candidate sees it. */
export type ApplicationDraft = Shape<typeof applicationDraftSchema>;

export const draftInputSchema = z.object({ content: draftContentSchema, version: versionSchema });

/** A draft to save. `version` is that of the draft before, 0 for a new one. */
export type DraftInput = Shape<typeof draftInputSchema>;

export const listedDraftSchema = z.object({
  job: applicationJobSchema,
  takesApplications: z.boolean().describe('Whether it can still be sent.'),
  endsAt: instantSchema.nullable().describe('When the posting ends, or the end of its deadline; `null` without an end.'),
  updatedAt: instantSchema,
  deletedAt: instantSchema,
});

/** A draft in the list of its candidate. */
export type ListedDraft = Shape<typeof listedDraftSchema>;

export const getDraftContract = endpointContract(getDraft, {
  params: idParamsSchema,
  reply: z.object({ draft: applicationDraftSchema.nullable() }),
});

export const saveDraftContract = endpointContract(saveDraft, {
  params: idParamsSchema,
  body: draftInputSchema,
  reply: applicationDraftSchema,
});

export const deleteDraftContract = endpointContract(deleteDraft, { params: idParamsSchema, reply: z.undefined() }, 204);

export const listDraftsContract = endpointContract(listDrafts, { reply: z.object({ items: z.array(listedDraftSchema) }) });
