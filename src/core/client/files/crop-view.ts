import type { PictureRules, PictureSize } from '#core/contract/files/file-purpose.ts';
import type { PicturePart } from './drawn-picture.ts';
import type { PictureSides } from './reduce-picture.ts';

/** Which part of a picture a frame shows. */
export interface CropView {
  /** 1 shows as much of the picture as the frame can. */
  readonly zoom: number;
  /** The middle of the part, as shares of the picture from the left and from the top. */
  readonly x: number;
  readonly y: number;
}

/** Beyond it, the eye cannot judge the whole. */
const MOST_ZOOM = 8;

export const FIRST_VIEW: CropView = Object.freeze({ zoom: 1, x: 0.5, y: 0.5 });

/** The part of the picture that the view shows. It has the shape of the stored size, and lies within the picture. */
export function partOf({ zoom, x, y }: CropView, picture: PictureSides, size: PictureSides): PicturePart {
  const ratio = size.width / size.height;
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  const height = width / ratio;
  return {
    x: within(x * picture.width - width / 2, picture.width - width),
    y: within(y * picture.height - height / 2, picture.height - height),
    width,
    height,
  };
}

/** The view of a part that lies so much further, in widths and heights of the part. It ends at the edges of the picture. */
export function moved(view: CropView, picture: PictureSides, size: PictureSides, across: number, down: number): CropView {
  const { x, y, width, height } = partOf(view, picture, size);
  const wanted = { ...view, x: (x + (across + 0.5) * width) / picture.width, y: (y + (down + 0.5) * height) / picture.height };
  const part = partOf(wanted, picture, size);
  return { zoom: view.zoom, x: (part.x + part.width / 2) / picture.width, y: (part.y + part.height / 2) / picture.height };
}

/** The view with another zoom, around the same middle as far as the edges allow. */
export function zoomed(view: CropView, picture: PictureSides, size: PictureSides, zoom: number, most: number): CropView {
  return moved({ ...view, zoom: Math.min(most, Math.max(1, zoom)) }, picture, size, 0, 0);
}

/** How far the picture may be enlarged, so that the part keeps the least pixels of the purpose. */
export function mostZoom(picture: PictureSides, size: PictureSize, { minWidth, minHeight }: PictureRules): number {
  const { width, height } = partOf(FIRST_VIEW, picture, size);
  return Math.max(1, Math.min(MOST_ZOOM, width / minWidth, height / minHeight));
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, most), Math.max(0, value));
}
