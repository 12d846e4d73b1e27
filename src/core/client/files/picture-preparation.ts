import { FILE_KINDS, type FileKind, kindOfName } from '#core/contract/files/file-kind.ts';
import type { FilePurpose, PictureRules, PictureSize } from '#core/contract/files/file-purpose.ts';

/** Larger pictures are reduced before they are sent, in bytes. */
const SENT_AS_IT_IS = 1024 * 1024;

/** The kinds that browsers write. */
const WRITTEN: readonly FileKind[] = ['jpeg', 'png', 'webp'];

/** Pictures that no purpose takes and some browsers decode. Moving and drawn ones are not among them. */
const OTHER_PICTURE = /\.(hei[cf]|avif|bmp)$/i;

type NamedFile = Pick<File, 'name' | 'size'>;

/**
 * The rules by which the browser prepares a picture before it is sent: one that is large, or of a kind that the purpose does not take.
 * `undefined` for all other files, and in browsers that cannot.
 */
export function preparationOf({ kinds, picture }: FilePurpose, file: NamedFile): PictureRules | undefined {
  return canPrepare(kinds, file) && (file.size > SENT_AS_IT_IS || kindOfName(file.name) === undefined) ? picture : undefined;
}

/** The stored size to whose shape the user may cut the picture before it is sent. */
export function cropOf({ kinds, picture }: FilePurpose, file: NamedFile): PictureSize | undefined {
  const largest = picture?.sizes.at(-1);
  return largest?.fit === 'cover' && canPrepare(kinds, file) ? largest : undefined;
}

/** Whether it is a picture of which the browser may make one that the purpose takes. */
function canPrepare(kinds: FilePurpose['kinds'], { name, size }: NamedFile): boolean {
  if (size === 0 || typeof createImageBitmap !== 'function' || !WRITTEN.every((kind) => kinds.includes(kind))) return false;
  const kind = kindOfName(name);
  return kind === undefined ? OTHER_PICTURE.test(name) : FILE_KINDS[kind].isPicture;
}
