import { linkPictures } from '#core/contract/files/endpoints.ts';

/** The address that {@link fakePictures} answers for a picture. */
export function pictureAddress(id: string): string {
  return `/files/${id}`;
}

/** Replies for `renderPlugin`, with which the user may see every picture. */
export const fakePictures = {
  [linkPictures.id]: ({ body }: { readonly body: { readonly ids: readonly string[] } }) => ({
    items: body.ids.map((id) => ({ id, url: pictureAddress(id), expiresAt: '2026-03-02T09:01:00.000Z' })),
  }),
};
