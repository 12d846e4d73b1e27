import { kindOfType } from '#core/contract/files/file-kind.ts';
import { nameOfKind } from '#core/contract/files/name-of-kind.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import { type NeutralName, neutralNames, neutralText } from '../contract/neutral-names.ts';
import type { ProfileFile } from '../contract/profile.ts';
import { type FiledSections, fileIdsOf } from './section-files.ts';

/** The files of a profile, for a reader who may see the profile. */
export async function profileFiles(
  store: Pick<FileStore, 'filesOf'>,
  sections: FiledSections,
  { isNameless = false }: { readonly isNameless?: boolean } = {},
): Promise<readonly ProfileFile[]> {
  const files = [...(await store.filesOf(fileIdsOf(sections))).values()];
  if (!isNameless) return files;
  const names = neutralNames(sections.portfolio);
  return files.map((file) => nameless(file, names.get(file.id)));
}

/** The file without the name that its owner gave. A file without a neutral name belongs to no part that such a reader sees. */
function nameless(file: StoredFile, name: NeutralName | undefined): ProfileFile {
  const kind = kindOfType(file.mediaType);
  const text = name === undefined ? '' : neutralText(name);
  const shown = kind === undefined ? text : nameOfKind(text, kind);
  return { ...file, name: shown, ...(name !== undefined && { number: name.number }) };
}
