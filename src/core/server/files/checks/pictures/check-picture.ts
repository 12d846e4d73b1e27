import type { Metadata } from 'sharp';
import type { PictureRules } from '#core/contract/files/file-purpose.ts';
import { refuseFile } from '../refuse-file.ts';
import { pictureIn } from './picture-library.ts';

/**
 * Checks a picture by its header, before anything is decoded.
 *
 * @throws ApiFault invalid with `files.unreadable`, `files.content`, `files.animated`, `files.picture-size` or `files.picture-too-small`
 */
export async function checkPicture(path: string, kind: 'jpeg' | 'png' | 'webp', rules: PictureRules): Promise<void> {
  const header = await headerOf(path);
  if (header.format !== kind) refuseFile('files.content');
  if ((header.pages ?? 1) > 1) refuseFile('files.animated');
  checkSize(header.autoOrient, rules);
}

async function headerOf(path: string): Promise<Metadata> {
  try {
    return await pictureIn(path, false).metadata();
  } catch {
    return refuseFile('files.unreadable');
  }
}

/** Compares the size of the upright picture with the rules. */
function checkSize({ width, height }: { width: number; height: number }, { minWidth, minHeight, maxSide }: PictureRules): void {
  const isTooSmall = width < minWidth || height < minHeight;
  if (isTooSmall && minWidth !== minHeight) refuseFile('files.picture-too-small', { width: minWidth, height: minHeight });
  if (isTooSmall || Math.max(width, height) > maxSide)
    refuseFile('files.picture-size', { min: Math.max(minWidth, minHeight), max: maxSide });
}
