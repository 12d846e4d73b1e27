import { endpointContract } from '../endpoint.ts';
import { downloadContract, uploadContract } from '../file-endpoint.ts';
import { exactSchema, idParamsSchema, idSchema, listSchema, z } from '../schema.ts';
import { deleteFile, getFile, linkFile, linkPictures, readFile, readPublicPicture, uploadFile } from './endpoints.ts';
import { FILE_KINDS } from './file-kind.ts';
import { MOST_PICTURES } from './file-purpose.ts';

/** The id of a purpose. Which purposes exist is only known at run time. */
const purposeIdSchema = exactSchema(1, 40).regex(/^[a-z]+(-[a-z]+)*$/);

/** Length of the token of a link: 103 bytes in base64url. */
const TOKEN_LENGTH = { min: 20, max: 200 };

export const storedFileSchema = z.object({
  id: idSchema,
  purpose: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  state: z.enum(['ready', 'pending', 'infected']),
  pages: z.int().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  createdAt: z.string(),
});

export const uploadFileContract = uploadContract(uploadFile, {
  query: z.object({ purpose: purposeIdSchema, owner: idSchema.optional() }),
  reply: storedFileSchema,
});

export const getFileContract = endpointContract(getFile, { params: idParamsSchema, reply: storedFileSchema });

export const deleteFileContract = endpointContract(deleteFile, { params: idParamsSchema, reply: z.undefined() }, 204);

export const linkFileContract = endpointContract(
  linkFile,
  {
    params: idParamsSchema,
    body: z.object({ disposition: z.enum(['inline', 'attachment']) }),
    reply: z.object({ url: z.string(), expiresAt: z.string() }),
  },
  201,
);

export const linkPicturesContract = endpointContract(linkPictures, {
  body: z.object({ ids: listSchema(idSchema, MOST_PICTURES) }),
  reply: z.object({ items: z.array(z.object({ id: idSchema, url: z.string(), expiresAt: z.string() })).max(MOST_PICTURES) }),
});

export const readFileContract = downloadContract(
  readFile,
  { params: z.object({ token: exactSchema(TOKEN_LENGTH.min, TOKEN_LENGTH.max).regex(/^[\w-]+$/) }) },
  { types: Object.values(FILE_KINDS).map(({ mediaType }) => mediaType), shownAs: 'file' },
);

export const readPublicPictureContract = downloadContract(
  readPublicPicture,
  { params: z.object({ id: idSchema, size: exactSchema(6, 20).regex(/^[a-z0-9]+\.webp$/) }) },
  { types: ['image/webp'], shownAs: 'file' },
);
