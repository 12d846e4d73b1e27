import { createContext, useContext } from 'react';
import type { ProfileFile } from '../../contract/profile.ts';

/** The files of the profile on the page, by id. */
export const ProfileFilesContext = createContext<ReadonlyMap<string, ProfileFile>>(new Map());

/** The files of the profile around a component, by id. A file that was deleted meanwhile is missing. */
export function useProfileFiles(): ReadonlyMap<string, ProfileFile> {
  return useContext(ProfileFilesContext);
}

/** The files of a reply by id. */
export function filesById(files: readonly ProfileFile[]): ReadonlyMap<string, ProfileFile> {
  return new Map(files.map((file) => [file.id, file]));
}
