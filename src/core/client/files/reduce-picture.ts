import type { PictureRules, PictureSize } from '#core/contract/files/file-purpose.ts';
import { nameOfKind } from '#core/contract/files/name-of-kind.ts';
import { drawnPicture, type PicturePart } from './drawn-picture.ts';

/** How many times larger than the stored size a picture is sent, so that the server reduces it without a loss that is seen. */
const SPARE = 2;

/** The size of a picture, in pixels. */
export type PictureSides = Pick<PicturePart, 'width' | 'height'>;

/**
 * A picture for the server: upright, without metadata, and no larger than its purpose can use.
 *
 * @throws Error if the browser cannot decode the picture
 */
export async function reducePicture(file: File, { sizes }: PictureRules): Promise<File> {
  return drawnFile(file, (picture) => {
    const { width, height } = picture;
    const scale = scaleFor(picture, sizes);
    return { part: { x: 0, y: 0, width, height }, to: { width: width * scale, height: height * scale } };
  });
}

/**
 * A part of a picture for the server, no larger than its stored size can use.
 *
 * @param part within the upright picture
 * @throws Error if the browser cannot decode the picture
 */
export async function croppedPicture(file: File, part: PicturePart, size: PictureSize): Promise<File> {
  const scale = scaleFor(part, [size]);
  return drawnFile(file, () => ({ part, to: { width: part.width * scale, height: part.height * scale } }));
}

async function drawnFile(file: File, plan: (picture: PictureSides) => { part: PicturePart; to: PictureSides }): Promise<File> {
  // It throws in browsers that know no options, and would leave photos lying on their side.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { part, to } = plan(picture);
    const { content, kind } = await drawnPicture(picture, part, to, isOpaque(file));
    return new File([content], nameOfKind(file.name, kind), { type: content.type });
  } finally {
    picture.close();
  }
}

/** How much of its size a picture keeps: enough for each size in which it is stored. */
function scaleFor({ width, height }: PictureSides, sizes: readonly PictureSize[]): number {
  const scales = sizes.map((size) => {
    const [across, down] = [(SPARE * size.width) / width, (SPARE * size.height) / height];
    return size.fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  });
  return Math.min(1, Math.max(...scales));
}

/** Whether no pixel can be transparent: the pictures of cameras. */
function isOpaque({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/(jpeg|hei[cf])$/.test(type) || /\.(jpe?g|hei[cf])$/i.test(name);
}
