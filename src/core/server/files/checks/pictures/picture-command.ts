import path from 'node:path';
import { type ChildProgram, type Command, childCommand } from '../../../children/child-command.ts';
import { PICTURE_CPU_SECONDS, type PictureOrder } from './picture-inspection.ts';

/**
 * The program that opens pictures. Its library is native code, for which the rights of Node are no wall, so the system limits its memory
 * too: decoded pixels lie outside of the heap. One picture of 50 megapixels takes up to 500 MiB.
 */
export const PICTURE_INSPECTOR: ChildProgram = {
  file: path.join(import.meta.dirname, 'picture-inspector.ts'),
  reads: [import.meta.dirname, path.join(import.meta.dirname, '../inspector')],
  packages: ['sharp', '@img', 'detect-libc', 'semver'],
  heapMib: 128,
  seconds: PICTURE_CPU_SECONDS,
  native: { dataMib: 1536 },
};

/** The command that starts the inspector for a picture. */
export function pictureCommand(order: PictureOrder): Command {
  return childCommand(PICTURE_INSPECTOR, JSON.stringify(order));
}
