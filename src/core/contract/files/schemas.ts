import { endpointContract } from '../endpoint.ts';
import { downloadContract, uploadContract } from '../file-endpoint.ts';
import { exactSchema, idParamsSchema, idSchema, listSchema, type Shape, z } from '../schema.ts';
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
  name: z.string().describe('The name that the sender gave, cleaned.'),
  mediaType: z.string().describe('The media type of the stored content. Pictures are `image/webp`, whatever was sent.'),
  bytes: z.int().describe('Size of the stored content. Of a picture with several sizes, the largest one.'),
  state: z.enum(['ready', 'pending', 'infected']),
  pages: z.int().optional().describe('Pages of a PDF.'),
  width: z.int().optional().describe('Size of a picture in pixels, as stored.'),
  height: z.int().optional(),
  createdAt: z.string(),
});

/** A stored file, as the API returns it. It has no address: a link is made for each reader. */
export type StoredFile = Shape<typeof storedFileSchema>;

export const uploadFileContract = uploadContract(uploadFile, {
  query: z.object({ purpose: purposeIdSchema, owner: idSchema.optional() }),
  reply: storedFileSchema,
});

export const getFileContract = endpointContract(getFile, { params: idParamsSchema, reply: storedFileSchema });

export const deleteFileContract = endpointContract(deleteFile, { params: idParamsSchema, reply: z.undefined() }, 204);

const fileLinkRequestSchema = z.object({
  disposition: z
    .enum(['inline', 'attachment'])
    .describe('`inline` shows the file in the browser: only PDF and pictures. `attachment` saves it.'),
});

/** Which file a link opens, and how. */
export type FileLinkRequest = Shape<typeof fileLinkRequestSchema>;

const fileLinkSchema = z.object({ url: z.string().describe('Relative to the origin of the site.'), expiresAt: z.string() });

/** An address at which one user can read one file for a short time. */
export type FileLink = Shape<typeof fileLinkSchema>;

export const linkFileContract = endpointContract(
  linkFile,
  {
    params: idParamsSchema,
    body: fileLinkRequestSchema,
    reply: fileLinkSchema,
  },
  201,
);

const pictureLinkSchema = z.object({ id: idSchema, url: z.string(), expiresAt: z.string() });

/** An address at which the caller can see a picture for 60 seconds. */
export type PictureLink = Shape<typeof pictureLinkSchema>;

export const linkPicturesContract = endpointContract(linkPictures, {
  body: z.object({ ids: listSchema(idSchema, MOST_PICTURES) }),
  reply: z.object({ items: z.array(pictureLinkSchema).max(MOST_PICTURES) }),
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
