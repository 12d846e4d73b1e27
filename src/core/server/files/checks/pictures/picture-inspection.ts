import type { FileIssueCode } from '#core/contract/files/file-issues.ts';
import type { PictureRules } from '#core/contract/files/file-purpose.ts';

/**
 * Most seconds of processor time for the start of the process and one picture. A photo of 12 megapixels takes less than one, one of 50
 * megapixels about three. A JPEG may have thousands of passes.
 */
export const PICTURE_CPU_SECONDS = 15;

/** Most milliseconds for one picture, from when its process is ready. On a busy machine, waiting takes most of the time. */
export const PICTURE_LIMIT_MS = 60_000;

/** What the process gets to know of a picture. */
export interface PictureOrder {
  readonly kind: PictureKind;
  readonly rules: PictureRules;
  readonly maxPixels: number;
}

export type PictureKind = 'jpeg' | 'png' | 'webp';

/** Why a picture is refused. */
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

export const PICTURE_REFUSALS = [
  'files.content',
  'files.animated',
  'files.picture-too-small',
  'files.picture-too-large',
  'files.picture-ratio',
  'files.unreadable',
] as const satisfies readonly FileIssueCode[];
