import type { Metadata } from 'sharp';
import type { PictureOrder, PictureRefusal } from './picture-inspection.ts';
import { pictureIn } from './picture-library.ts';

/** Why the picture is not taken, by its header alone, before anything is decoded. */
export async function refusalOfPicture(bytes: Buffer, { kind, rules, maxPixels }: PictureOrder): Promise<PictureRefusal | undefined> {
  const header = await headerOf(bytes);
  if (header === undefined) return 'files.unreadable';
  if (header.format !== kind) return 'files.content';
  if ((header.pages ?? 1) > 1) return 'files.animated';
  // Of the upright picture.
  const { width, height } = header.autoOrient;
  if (width * height > maxPixels) return 'files.picture-too-large';
  if (width < rules.minWidth || height < rules.minHeight) return 'files.picture-too-small';
  const { maxRatio = Infinity } = rules;
  return Math.max(width / height, height / width) > maxRatio ? 'files.picture-ratio' : undefined;
}

async function headerOf(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    return await pictureIn(bytes, false).metadata();
  } catch {
    return undefined;
  }
}
