/** The address of a picture of a public purpose in one of its sizes. */
export function publicPictureAddress(id: string, size: string): string {
  return `/files/public/${id}/${size}.webp`;
}
