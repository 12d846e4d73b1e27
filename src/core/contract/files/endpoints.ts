import { endpoint } from '../endpoint.ts';
import { downloadEndpoint, uploadEndpoint } from '../file-endpoint.ts';
import { MAX_PICTURE_BYTES } from './file-purpose.ts';
import type { FileLink, FileLinkRequest, PictureLink, StoredFile } from './schemas.ts';

/**
 * Uploads a file of the caller, or of the company `owner`. Its name is in the header `x-file-name`. The file is deleted after 24 hours
 * unless it is attached to an object until then.
 */
export const uploadFile = uploadEndpoint<{ query: { purpose: string; owner?: string | undefined }; reply: StoredFile }>({
  id: 'core.upload-file',
  method: 'POST',
  path: '/files',
  summary: 'Uploads a file for a purpose, for example a CV.',
  maxBytes: MAX_PICTURE_BYTES,
  maxSeconds: 300,
});

/** A file of the caller, or of a company of the caller. */
export const getFile = endpoint<{ params: { id: string }; reply: StoredFile }>({
  id: 'core.get-file',
  method: 'GET',
  path: '/files/:id',
  summary: 'A file of the caller.',
});

/** Deletes a file of the caller that nothing uses. */
export const deleteFile = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'core.delete-file',
  method: 'DELETE',
  path: '/files/:id',
  summary: 'Deletes a file that is not in use.',
});

/** Makes an address at which the caller can read a file for 60 seconds. */
export const linkFile = endpoint<{ params: { id: string }; body: FileLinkRequest; reply: FileLink }>({
  id: 'core.link-file',
  method: 'POST',
  path: '/files/:id/links',
  summary: 'A short-lived address of a file.',
});

/**
 * Makes addresses at which the caller can see pictures for 60 seconds. Pages make new ones while they need them. Ids of pictures that the
 * caller may not see, or that are not ready, are left out of the reply.
 */
export const linkPictures = endpoint<{ body: { ids: readonly string[] }; reply: { items: PictureLink[] } }>({
  id: 'core.link-pictures',
  method: 'POST',
  path: '/files/pictures',
  summary: 'Short-lived addresses of pictures.',
});

/** The content of a file, at the address of a link. */
export const readFile = downloadEndpoint<{ params: { token: string } }>({
  id: 'core.read-file',
  path: '/files/:token',
  summary: 'The content of a file, at an address from a link.',
  isOpen: true,
});

/** A picture of a public purpose, such as a logo. `size` is `<size>.webp`. */
export const readPublicPicture = downloadEndpoint<{ params: { id: string; size: string } }>({
  id: 'core.read-public-picture',
  path: '/files/public/:id/:size',
  summary: 'A picture that everybody may see.',
  isOpen: true,
});
