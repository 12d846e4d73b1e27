import { endpointContract } from '#core/contract/endpoint.ts';
import { storedFileSchema } from '#core/contract/files/schemas.ts';
import { idParamsSchema, type Shape, z } from '#core/contract/schema.ts';
import { getCopy } from './copy-endpoints.ts';

/** The most files of an application: of the CV, the answers and the profile. */
const MOST_COPIED_FILES = 100;

const copiedPartSchema = z.object({
  part: z.string().describe('Name of the part, such as `message`.'),
  copy: z.unknown().describe('What was sent. Each part has its own form.'),
});

export const applicationCopySchema = z.object({
  isMade: z.boolean().describe('Whether the copy exists. Applications from before copies get theirs within minutes.'),
  parts: z.array(copiedPartSchema).describe('In the order for readers. Parts that the candidate left out are absent.'),
  files: z.array(storedFileSchema).max(MOST_COPIED_FILES).describe('The files of all parts.'),
});

/** What was sent with an application. It never changes. */
export type ApplicationCopy = Shape<typeof applicationCopySchema>;

export const getCopyContract = endpointContract(getCopy, { params: idParamsSchema, reply: applicationCopySchema });
