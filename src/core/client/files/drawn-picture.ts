import type { FileKind } from '#core/contract/files/file-kind.ts';

/** A part of a picture, in its pixels. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Drawn {
  readonly content: Blob;
  readonly kind: FileKind;
}

/** Above the quality of the server, which encodes the picture once more. */
const QUALITY = 0.9;

/**
 * Draws a part of a picture in another size. The result has no metadata.
 *
 * @param isOpaque whether no pixel of the picture can be transparent
 * @throws Error if the browser has no memory for the picture
 */
export async function drawnPicture(
  picture: CanvasImageSource,
  part: PicturePart,
  { width, height }: Pick<PicturePart, 'width' | 'height'>,
  isOpaque: boolean,
): Promise<Drawn> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no picture');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  try {
    const content = await encoded(canvas, 'image/webp');
    if (content.type === 'image/webp') return { content, kind: 'webp' };
    // Safari encodes no WebP, and gives PNG instead.
    return isOpaque ? { content: await encoded(canvas, 'image/jpeg'), kind: 'jpeg' } : { content, kind: 'png' };
  } finally {
    // Safari keeps the memory of a canvas until it is small.
    canvas.width = 0;
  }
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((content) => (content === null ? reject(new Error('The browser encodes no picture')) : resolve(content)), type, QUALITY);
  });
}
