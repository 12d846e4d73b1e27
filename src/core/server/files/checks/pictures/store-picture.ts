import { rm, writeFile } from 'node:fs/promises';
import type { OutputInfo } from 'sharp';
import type { PictureRules, PictureSize } from '#core/contract/files/file-purpose.ts';
import type { CheckedFile, FilePart } from '../checked-file.ts';
import { refuseFile } from '../refuse-file.ts';
import { pictureIn } from './picture-library.ts';

/** A little above the default of the library, 80, which leaves traces of compression on small lettering. */
const QUALITY = 82;

/** Most seconds for one size. An ordinary picture of 4,096 pixels a side takes less than one. A JPEG may have thousands of passes. */
const LIMIT_SECONDS = 20;

interface Encoded {
  readonly name: string;
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/**
 * Re-encodes a picture to WebP in each size, as `<path>-<name of the size>`. The results are upright, in sRGB and without EXIF or other
 * metadata. No picture is enlarged.
 *
 * @throws ApiFault invalid with `files.unreadable` for a picture that cannot be decoded completely
 */
export async function storePicture(path: string, rules: PictureRules): Promise<CheckedFile> {
  const encoded = await encodedSizes(path, rules);
  const largest = encoded.at(-1)?.info;
  const details = largest === undefined ? {} : { width: largest.width, height: largest.height };
  return { kind: 'webp', details, parts: await written(path, encoded) };
}

async function encodedSizes(path: string, { sizes, maxSide }: PictureRules): Promise<readonly Encoded[]> {
  try {
    const { width, height } = (await pictureIn(path, false).metadata()).autoOrient;
    const encoded: Encoded[] = [];
    for (const size of sizes) encoded.push({ name: size.name, ...(await encode(path, fitted(size, width, height), maxSide ** 2)) });
    return encoded;
  } catch {
    return refuseFile('files.unreadable');
  }
}

function encode(path: string, size: PictureSize, maxPixels: number): Promise<{ data: Buffer; info: OutputInfo }> {
  const { width, height, fit } = size;
  return pictureIn(path, maxPixels)
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: LIMIT_SECONDS })
    .toBuffer({ resolveWithObject: true });
}

/** The size with its proportions, reduced until the picture fills it. */
function fitted(size: PictureSize, width: number, height: number): PictureSize {
  if (size.fit === 'inside') return size;
  const scale = Math.min(1, width / size.width, height / size.height);
  return { ...size, width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}

/** Writes all sizes, or none. */
async function written(path: string, encoded: readonly Encoded[]): Promise<readonly FilePart[]> {
  const parts = encoded.map(({ name, data }) => ({ name, path: `${path}-${name}`, bytes: data.length }));
  try {
    await Promise.all(encoded.map(({ name, data }) => writeFile(`${path}-${name}`, data)));
    return parts;
  } catch (error) {
    await Promise.all(parts.map((part) => rm(part.path, { force: true })));
    throw error;
  }
}
