import type { PictureRules, PictureSize } from '#core/contract/files/file-purpose.ts';
import { nameOfKind } from '#core/contract/files/name-of-kind.ts';
import { drawnPicture, type PicturePart } from './drawn-picture.ts';

/** How many times larger than the stored size a picture is sent, so that the server reduces it without a loss that is seen. */
export const SPARE = 2;

/** The size of a picture, in pixels. */
export type PictureSides = Pick<PicturePart, 'width' | 'height'>;

/**
 * A picture for the server: upright, without metadata, and no larger than its purpose can use. The original file if that is smaller.
 *
 * @throws Error if the browser cannot decode the picture
 */
export async function reducePicture(file: File, { sizes }: PictureRules): Promise<File> {
  // It throws in browsers that know no options, and would leave photos lying on their side.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = picture;
    const scale = scaleFor(picture, sizes);
    const drawn = await drawnPicture(
      picture,
      { x: 0, y: 0, width, height },
      { width: width * scale, height: height * scale },
      isOpaque(file),
    );
    return new File([drawn.content], nameOfKind(file.name, drawn.kind), { type: drawn.content.type });
  } finally {
    picture.close();
  }
}

/** How much of its size a picture keeps: enough for each size in which it is stored. */
export function scaleFor({ width, height }: PictureSides, sizes: readonly PictureSize[]): number {
  const scales = sizes.map((size) => {
    const [across, down] = [(SPARE * size.width) / width, (SPARE * size.height) / height];
    return size.fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  });
  return Math.min(1, Math.max(...scales));
}

/** Whether no pixel can be transparent: the pictures of cameras. */
export function isOpaque({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/(jpeg|hei[cf])$/.test(type) || /\.(jpe?g|hei[cf])$/i.test(name);
}
