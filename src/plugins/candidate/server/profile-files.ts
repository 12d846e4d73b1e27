import type { StoredFile } from '#core/contract/files/stored-file.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import { photoPurpose, portfolioPurpose } from '../contract/file-purposes.ts';
import type { ProfileFile } from '../contract/profile.ts';
import { type FiledSections, fileIdsOf } from './section-files.ts';

/** The purposes whose pictures stand in the profile itself. */
const SHOWN_PURPOSES: readonly string[] = [photoPurpose.id, portfolioPurpose.id];

/** The files of a profile, for a reader who may see the profile. */
export async function profileFiles(
  store: Pick<FileStore, 'filesOf' | 'pictureAddress'>,
  sections: FiledSections,
  readerId: string,
): Promise<readonly ProfileFile[]> {
  const files = await store.filesOf(fileIdsOf(sections));
  return [...files.values()].map((file) => (isShown(file) ? { ...file, address: store.pictureAddress(file.id, readerId) } : file));
}

function isShown({ purpose, state }: StoredFile): boolean {
  return SHOWN_PURPOSES.includes(purpose) && state === 'ready';
}
