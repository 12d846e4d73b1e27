import { FILE_KINDS, type FileKind, kindOfName } from '#core/contract/files/file-kind.ts';
import type { FilePurpose, PictureRules } from '#core/contract/files/file-purpose.ts';

/** Larger pictures are reduced before they are sent, in bytes. */
const SENT_AS_IT_IS = 1024 * 1024;

/** The kinds that browsers write. */
const WRITTEN: readonly FileKind[] = ['jpeg', 'png', 'webp'];

/** Pictures that no purpose takes and some browsers decode. Moving and drawn ones are not among them. */
const OTHER_PICTURE = /\.(hei[cf]|avif|bmp)$/i;

type NamedFile = Pick<File, 'name' | 'size' | 'type'>;

/**
 * The rules by which the browser prepares a picture before it is sent: one that is large, or of a kind that the purpose does not take.
 * `undefined` for all other files, and in browsers that cannot.
 */
export function preparationOf({ kinds, picture }: FilePurpose, file: NamedFile): PictureRules | undefined {
  const isPossible = picture !== undefined && WRITTEN.every((kind) => kinds.includes(kind)) && canDecode();
  if (!isPossible || file.size === 0) return undefined;
  const kind = kindOfName(file.name);
  if (kind === undefined) return OTHER_PICTURE.test(file.name) ? picture : undefined;
  return FILE_KINDS[kind].isPicture && (file.size > SENT_AS_IT_IS || !kinds.includes(kind)) ? picture : undefined;
}

/** Whether the browser decodes pictures for the page. */
export function canDecode(): boolean {
  return typeof createImageBitmap === 'function';
}
