import { useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { useLateUploads } from '../items/late-uploads.ts';
import { ProfileStore } from '../profile-store.ts';

/** What a step does with the changed files of one of its fields. */
interface StepFiles {
  /** Puts the files into the form. */
  readonly put: (files: readonly StoredFile[]) => void;
  /** Saves the files after the user left the step. */
  readonly save: (files: readonly StoredFile[]) => Promise<void>;
  /** The saved files with one more, whose upload ended after the user left the step. */
  readonly withLate: (file: StoredFile) => readonly StoredFile[];
}

/**
 * Returns a function that takes the changed files of a field. After the user left the step, it saves them: an upload may end then, and a
 * removed file may be restored.
 */
export function useStepFiles(field: string, { put, save, withLate }: StepFiles): (files: readonly StoredFile[]) => void {
  const store = useService(ProfileStore);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const take = (files: readonly StoredFile[]): void => {
    for (const file of files) store.remember(file);
    if (isHere.current) put(files);
    else save(files).catch((error: unknown) => console.error('Saving the files of a step failed', error));
  };
  useLateUploads(field, (file) => take(withLate(file)));
  return take;
}
