import { rm, writeFile } from 'node:fs/promises';
import type { IssueValues } from '#core/contract/errors.ts';
import { MAX_PICTURE_PIXELS, type PictureRules, type PictureSize } from '#core/contract/files/file-purpose.ts';
import { z } from '#core/contract/schema.ts';
import type { CheckedFile, FilePart } from '../checked-file.ts';
import { askInspector, START_LIMIT_MS } from '../inspector/ask-inspector.ts';
import { refuseFile } from '../refuse-file.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { pictureCommand } from './picture-command.ts';
import { PICTURE_LIMIT_MS, PICTURE_REFUSALS, type PictureKind, type PictureRefusal } from './picture-inspection.ts';

const LIMITS = { startMs: START_LIMIT_MS, fileMs: PICTURE_LIMIT_MS };

/** Most bytes of all sizes of a picture. WebP of noise takes about one byte for each pixel. */
const MAX_WRITTEN = 16 * 1024 * 1024;

const side = z.int().min(1);

const schema = z.union([
  z.strictObject({ refused: z.enum(PICTURE_REFUSALS) }),
  z.strictObject({ sides: z.array(z.tuple([side, side])).min(1) }),
]);

/** Of all pictures: each takes up to 1 GiB of memory for a moment. */
const turn = oneAtATime();

/**
 * Re-encodes a picture in a process of its own to WebP in each size, as `<path>-<name of the size>`. The results are upright, in sRGB and
 * without EXIF or other metadata.
 *
 * @throws ApiFault invalid with a code of `PICTURE_REFUSALS`
 */
export async function storePicture(path: string, kind: PictureKind, rules: PictureRules): Promise<CheckedFile> {
  const answer = await turn(() =>
    askInspector(path, pictureCommand({ kind, rules, maxPixels: MAX_PICTURE_PIXELS }), LIMITS, { schema, maxWritten: MAX_WRITTEN }),
  );
  if (answer === undefined) return refuseFile('files.unreadable');
  const { found, written } = answer;
  if ('refused' in found) return refuseFile(found.refused, valuesOf(found.refused, rules));
  const [width, height] = found.sides.at(-1) ?? [];
  if (width === undefined || height === undefined || written.length !== rules.sizes.length) return refuseFile('files.unreadable');
  return { kind: 'webp', details: { width, height }, parts: await writtenParts(path, rules.sizes, written) };
}

function valuesOf(refused: PictureRefusal, { minWidth, minHeight, maxRatio = 0 }: PictureRules): IssueValues {
  if (refused === 'files.picture-too-small') return { width: minWidth, height: minHeight };
  if (refused === 'files.picture-too-large') return { limit: Math.floor(MAX_PICTURE_PIXELS / 1_000_000) };
  return refused === 'files.picture-ratio' ? { ratio: maxRatio } : {};
}

/** Writes all sizes, or none. */
async function writtenParts(path: string, sizes: readonly PictureSize[], written: readonly Buffer[]): Promise<readonly FilePart[]> {
  const parts = sizes.map(({ name }, at) => ({ name, path: `${path}-${name}`, data: written[at] ?? Buffer.alloc(0) }));
  try {
    await Promise.all(parts.map((part) => writeFile(part.path, part.data)));
    return parts.map((part) => ({ name: part.name, path: part.path, bytes: part.data.length }));
  } catch (error) {
    await Promise.all(parts.map((part) => rm(part.path, { force: true })));
    throw error;
  }
}
