import { cleanFileName } from '../file-name.ts';
import { endingOf, FILE_KINDS, type FileKind, kindOfName } from './file-kind.ts';

/** Endings of names of documents and pictures that are of no kind here. Other words after a point are parts of names. */
const OTHER_ENDINGS: ReadonlySet<string> = new Set(
  'doc dot dotx ott fodt rtf txt wps pages gif bmp tif tiff heic heif avif svg'.split(' '),
);

/**
 * The name with the ending of the kind. A false ending goes: what was uploaded as `me.png` is stored as WebP and becomes `me.webp`. A name
 * without an ending, such as `Dr. S. Levi`, gets one.
 */
export function nameOfKind(name: string, kind: FileKind): string {
  const named = kindOfName(name);
  if (named === kind) return name;
  const isFalse = named !== undefined || OTHER_ENDINGS.has(endingOf(name));
  const kept = isFalse ? name.slice(0, name.lastIndexOf('.')) : name;
  const whole = `${kept}.${FILE_KINDS[kind].endings[0]}`;
  return cleanFileName(whole) ?? whole;
}
